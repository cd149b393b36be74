/** Counts calls of the platform's random source while `act` runs. */
export function randomCalls(act: () => void): number {
  const { crypto } = globalThis;
  const real = crypto.getRandomValues.bind(crypto);
  let calls = 0;
  crypto.getRandomValues = (array) => {
    calls++;
    return real(array);
  };
  try {
    act();
  } finally {
    // The counting function hides the prototype's: taking it away brings that back.
    delete (crypto as { getRandomValues?: unknown }).getRandomValues;
  }
  return calls;
}

import { executeServerCommand } from '@web/test-runner-commands';

interface MediaFeatures {
  'prefers-color-scheme'?: 'light' | 'dark';
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'forced-colors'?: 'active' | 'none';
}

interface Touch {
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  /** In CSS pixels from the viewport's corner; none for an end. */
  points?: { x: number; y: number }[];
}

/** The page's engine. WebKitGTK cannot force colours, and only Chromium takes real touches and screenshots. */
export const browser: 'chromium' | 'firefox' | 'webkit' = navigator.userAgent.includes('Chrome')
  ? 'chromium'
  : navigator.userAgent.includes('Firefox')
    ? 'firefox'
    : 'webkit';

/** Emulates media features for the rest of the test file, or until told otherwise. */
export async function emulateFeatures(features: MediaFeatures): Promise<void> {
  const payload = Object.entries(features).map(([name, value]) => ({ name, value: value as string }));
  await executeServerCommand('emulate-features', payload);
}

/** Sends one real touch event; false where the browser under test cannot. */
export const touch = ({ type, points = [] }: Touch): Promise<boolean> =>
  executeServerCommand<boolean, { type: string; points: { x: number; y: number }[] }>('touch', {
    type,
    points,
  });

/** Saves test-results/NAME.png; false where the browser under test cannot. */
export const screenshot = (name: string): Promise<boolean> =>
  executeServerCommand<boolean, { name: string }>('screenshot', { name });

export interface ProofOptions {
  readonly seed: number;
  /** Of the monkey; the properties take their number of runs from it too. */
  readonly actions: number;
}

/** How to repeat and how long to go on, from the environment of the test run. */
export const proofOptions = (): Promise<ProofOptions> =>
  executeServerCommand<ProofOptions, undefined>('proof-options');

export interface Memory {
  /** Bytes of the JavaScript heap in use. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Collects what nothing holds and counts what is left; `false` where the browser under test cannot. */
export const memory = (): Promise<Memory | false> =>
  executeServerCommand<Memory | false, undefined>('memory');

/** Shows figures where the tests were started. */
export const tell = (text: string): Promise<boolean> => executeServerCommand<boolean, string>('tell', text);

// Middleware of the test server: `/late/NAME/…` has what `/dist/cdn/…` has, but each part is missing when it is first asked for.
const asked = new Set();

export const lateParts = (context, next) => {
  const found = /^\/late\/[\w-]+(\/.*)$/.exec(context.path);
  if (!found) return next();
  if (found[1].startsWith('/parts/') && !asked.has(context.path)) {
    asked.add(context.path);
    context.status = 404;
    return undefined;
  }
  context.path = `/dist/cdn${found[1]}`;
  return next();
};

/** Middleware of the test server: lets sandboxed frames, which have no origin, load modules, as public file servers do. */
export const anyOrigin = (context, next) => {
  if (/^\/(demo\/embed|dist\/)/.test(context.path)) context.set('access-control-allow-origin', '*');
  return next();
};

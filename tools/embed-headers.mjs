// Middleware of the test server: the headers with which other servers would send the page for iframes.
const strict = "default-src 'none'; script-src 'self'; style-src 'self'";

export const embedHeaders = (context, next) => {
  // Sandboxed frames have no origin, and load modules only from servers that any page may ask.
  if (/^\/(demo\/embed|dist\/)/.test(context.path)) context.set('access-control-allow-origin', '*');
  if (context.path === '/demo/embed.html' && context.query.policy === 'strict') {
    context.set('content-security-policy', strict);
  }
  return next();
};

// Keeps what goes wrong on this page, for the tests that drive it and for anyone who looks.
window.trouble = [];
const note = (text) => window.trouble.push(text);
document.addEventListener('securitypolicyviolation', (event) =>
  note(
    `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
  ),
);
window.addEventListener('error', (event) => note(event.message));
window.addEventListener('unhandledrejection', (event) => note(String(event.reason)));

/** Pages to look at: path from the project's root, and a name for its pictures. */
export const pages = [{ name: 'demo', path: '/demo/index.html' }];
export const widths = [280, 360, 768, 1200];
export const schemes = ['light', 'dark'];

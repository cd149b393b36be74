/** Both elements on a page that hydrates what its server sent; Lit wants its support loaded before the elements. */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import '../../src/define.js';

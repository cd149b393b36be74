import { mount } from './mount.js';

/** Registers a tag unless the page has it already: loading a bundle twice must not throw. */
export function defineTag(name: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  if (!customElements.get(name)) customElements.define(name, element);
  mount(name);
}

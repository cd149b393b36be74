/** What a server sends for some markup: for Node only. The elements in it must be defined before. */
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';

export function serverHtml(markup: string): Promise<string> {
  // A template literal that holds nothing but text, which is what Lit's renderer takes.
  const strings = Object.assign([markup], { raw: [markup] });
  return collectResult(render(html(strings)));
}

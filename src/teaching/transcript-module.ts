/** What a table loads when its list of moves is first opened. */
import { html } from 'lit';
import type { Transcript, TranscriptHost } from '../table/transcript-port.js';
import { enTranscript } from '../words/en-transcript.js';

export const openTranscript = (host: TranscriptHost): Transcript => ({
  changed: () => host.requestUpdate(),
  view: () => html`<p .textContent=${host.game.history.join(' ') || enTranscript.noMovesYet}></p>`,
});

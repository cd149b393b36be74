/** What a table loads when its list of moves is first opened. */
import type { Review, Transcript, TranscriptHost } from '../table/transcript-port.js';
import { MovePanel } from './move-panel.js';
import { transcriptStyles } from './transcript-styles.js';

export function openTranscript(host: TranscriptHost, review: Review): Transcript {
  host.addStyles(transcriptStyles);
  return new MovePanel(host, review);
}

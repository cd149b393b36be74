// node --import tsx test/support/print-server-html.ts MARKUP: prints what a server sends for it.
import '../../src/define.js';
import { serverHtml } from './server-html.js';

process.stdout.write(await serverHtml(process.argv[2] ?? ''));

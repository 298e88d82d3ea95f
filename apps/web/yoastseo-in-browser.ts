// yoastseo is written for webpack, which puts something in place of the modules of Node. It needs little of them: a parser of HTML that
// extends an emitter without ever emitting, and the host and scheme of an address.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Of the whole of htmlparser2, streams included, only the parser is used. */
const PARSER = '\0htmlparser2-parser:';
const EMITTER = '\0events-without-events';
const ADDRESSES = fileURLToPath(new URL('./src/platform/node-url.ts', import.meta.url));

export const yoastseoInBrowser: Plugin = {
  name: 'yoastseo-in-browser',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (source === 'events' && /\/htmlparser2\/lib\/Parser\.js$/u.test(importer)) return EMITTER;
    if (!importer.includes('/yoastseo/build/')) return null;
    if (source === 'url') return ADDRESSES;
    if (source !== 'htmlparser2') return null;
    const parser = await this.resolve('htmlparser2/lib/Parser.js', importer, { skipSelf: true });
    return parser === null ? null : PARSER + parser.id;
  },
  load(id) {
    if (id === EMITTER) return 'export class EventEmitter {}';
    if (!id.startsWith(PARSER)) return null;
    const file = JSON.stringify(id.slice(PARSER.length));
    return `import Parser from ${file};\nexport { Parser };\nexport default { Parser };\n`;
  },
};

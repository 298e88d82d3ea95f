// Parses a WordPress export into its channel and items, piece by piece, without interpreting them.
import { Fault, type OnProgress } from '@silosmith/kernel';
import { SaxesParser } from 'saxes';
import { type ByteChunks, textOfChunks } from './byte-chunks.ts';
import { createSectionCutter, SECTION_CUT } from './cut-sections.ts';
import { createXmlRepair } from './repair-xml.ts';
import { createWxrCollector, type WxrItem } from './wxr-items.ts';

/** Told of the items of a file one by one, so that only what is made of them is kept. */
export interface WxrVisitor {
  item(item: WxrItem): void;
  /** The file is read again from its start, repaired: what was made of it is void. */
  restart(): void;
}

export interface WxrDocument {
  readonly channel: ReadonlyMap<string, string>;
  /** Line of the first XML error, if the file had to be repaired. */
  readonly repairedLine: number | null;
}

/** Throws `delivery.wxr-broken` (line, column) for XML that cannot be repaired, `delivery.not-wxr` for another kind of XML. */
export function parseWxr(file: ByteChunks, visitor: WxrVisitor, onProgress?: OnProgress): WxrDocument {
  try {
    return parsed(file, visitor, null, onProgress);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    visitor.restart();
    try {
      return parsed(file, visitor, error.line, onProgress);
    } catch (second) {
      if (!(second instanceof XmlFault)) throw second;
      const params = { line: error.line, column: error.column };
      throw new Fault('delivery.wxr-broken', { params, recovery: ['fix-file'] });
    }
  }
}

class XmlFault extends Error {
  readonly line: number;
  readonly column: number;
  constructor(line: number, column: number) {
    super('not well-formed');
    this.line = line;
    this.column = column;
  }
}

const notWxr = (): Fault => new Fault('delivery.not-wxr', { recovery: ['fix-file'] });

function parsed(
  file: ByteChunks,
  visitor: WxrVisitor,
  repairedLine: number | null,
  onProgress?: OnProgress,
): WxrDocument {
  const parser = new SaxesParser();
  const collector = createWxrCollector(visitor.item);
  const repair = repairedLine === null ? null : createXmlRepair();
  /** Characters put into a line that the file does not have. */
  const put = { line: 0, characters: 0 };
  parser.on('error', () => {
    throw new XmlFault(parser.line, parser.column - (parser.line === put.line ? put.characters : 0));
  });
  parser.on('opentag', ({ name, attributes }) => collector.open(name, attributes));
  parser.on('text', collector.text);
  parser.on('cdata', collector.text);
  parser.on('closetag', collector.close);
  const cutter = createSectionCutter();
  const parse = (piece: string): void => {
    const { text, cuts } = cutter.write(piece);
    parser.write(text);
    if (!cuts) return;
    parser.write(SECTION_CUT);
    put.characters = SECTION_CUT.length + (parser.line === put.line ? put.characters : 0);
    put.line = parser.line;
  };
  let done = 0;
  let isEmpty = true;
  for (const { text, bytes } of textOfChunks(file.open())) {
    if (text !== '') isEmpty = false;
    parse(repair === null ? text : repair.write(text));
    done += bytes;
    onProgress?.({ stage: 'read', done, total: file.size });
  }
  if (isEmpty) throw notWxr();
  if (repair !== null) parse(repair.end());
  parser.write(cutter.end());
  parser.close();
  if (!collector.sawWordPress()) throw notWxr();
  return { channel: collector.channel, repairedLine };
}

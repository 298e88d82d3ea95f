// Repairs what real exporters get wrong: bare ampersands, HTML entities, forbidden characters, a CDATA section inside another, output around the document.
import { xmlCharacters } from './xml-text.ts';

const NOT_AN_XML_REFERENCE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);)/giu;
const NUMERIC_REFERENCE = /&#(?:x([\da-f]+)|(\d+));/giu;
const DOCUMENT_START = /<\?xml[\s?]|<rss[\s>]/iu;
const DOCUMENT_END = '</rss>';
const MARK = /<!\[CDATA\[|<!--|<\/rss>/u;
/** Characters kept back at the end of a chunk, in which a mark may be cut: the longest is an end tag behind `]]>`. */
const CUT = 256;

type Place = 'before' | 'markup' | 'cdata' | 'comment' | 'after';

interface Repair {
  place: Place;
  /** Not looked at yet, or cut in the middle of a mark. */
  waiting: string;
  repaired: string;
  /** The element whose text is a CDATA section; the section ends where that element does. */
  element: string;
}

/** Each goes through what waits; false where the rest of it needs the next piece. */
const STEPS: Readonly<Record<Place, (repair: Repair, isLast: boolean) => boolean>> = {
  before(repair) {
    const start = repair.waiting.search(DOCUMENT_START);
    if (start < 0) {
      repair.waiting = repair.waiting.slice(-CUT);
      return false;
    }
    repair.waiting = repair.waiting.slice(start);
    repair.place = 'markup';
    return true;
  },
  markup(repair, isLast) {
    const { waiting } = repair;
    const found = MARK.exec(waiting);
    // A tag, a reference or a mark may be cut at the end of the piece.
    const end = found?.index ?? (isLast ? waiting.length : safeLength(waiting));
    const mark = found?.[0] ?? '';
    const markup = waiting.slice(0, end);
    repair.element = lastOpened(markup) ?? repair.element;
    repair.repaired += repairMarkup(markup) + mark;
    repair.waiting = waiting.slice(end + mark.length);
    if (found === null) return false;
    repair.place = mark === '<!--' ? 'comment' : mark === DOCUMENT_END ? 'after' : 'cdata';
    return true;
  },
  cdata(repair, isLast) {
    const { waiting } = repair;
    const at = waiting.indexOf(']]>');
    if (at < 0 || (!isLast && waiting.length < at + CUT)) {
      keepFrom(repair, isLast ? waiting.length : at < 0 ? waiting.length - 2 : at);
      return false;
    }
    keepFrom(repair, at);
    repair.waiting = repair.waiting.slice(']]>'.length);
    const ends = endsSection(repair.waiting, repair.element);
    repair.repaired += ends ? ']]>' : ']]]]><![CDATA[>';
    if (ends) repair.place = 'markup';
    return true;
  },
  comment(repair, isLast) {
    const { waiting } = repair;
    const at = waiting.indexOf('-->');
    keepFrom(repair, at >= 0 ? at + '-->'.length : isLast ? waiting.length : waiting.length - 2);
    if (at >= 0) repair.place = 'markup';
    return at >= 0;
  },
  after(repair) {
    repair.waiting = '';
    return false;
  },
};

/** What waits before `at` is right as it is. */
function keepFrom(repair: Repair, at: number): void {
  const from = Math.max(0, at);
  repair.repaired += repair.waiting.slice(0, from);
  repair.waiting = repair.waiting.slice(from);
}

/** Text goes in piece by piece and comes out repaired; linear in its length. */
export function createXmlRepair(): { write(text: string): string; end(): string } {
  const repair: Repair = { place: 'before', waiting: '', repaired: '', element: '' };
  /** A carriage return at the end of a piece: the line feed of its line end may follow. */
  let lineEnd = '';
  const advance = (isLast: boolean): string => {
    repair.repaired = '';
    while (STEPS[repair.place](repair, isLast));
    return repair.repaired;
  };
  return {
    write(text) {
      const joined = lineEnd + text;
      lineEnd = joined.endsWith('\r') ? '\r' : '';
      repair.waiting += xmlCharacters(lineEnd === '' ? joined : joined.slice(0, -1));
      return advance(false);
    },
    end: () => advance(true),
  };
}

/** Up to the last `<` or `&` that is not closed yet. */
function safeLength(text: string): number {
  const tag = text.lastIndexOf('<');
  if (tag > text.lastIndexOf('>')) return tag;
  const reference = text.lastIndexOf('&');
  return reference > text.length - 12 ? reference : text.length;
}

/** A CDATA section ends before the end tag of its element, or where WordPress goes on with another section; elsewhere `]]>` is part of the text. */
function endsSection(following: string, element: string): boolean {
  if (following.startsWith('<![CDATA[')) return true;
  const end = /^\s*<\/([^\s<>]+)\s*>/u.exec(following);
  return end !== null && (element === '' || end[1] === element);
}

const OPENED = /<([^\s<>/!?]+)(?:\s[^<>]*)?>/gu;
/** Characters before a CDATA section in which its element opens. */
const LONGEST_TAG = 4096;

/** Name of the last start tag in a piece of markup; null where there is none. */
function lastOpened(markup: string): string | null {
  const tags = [...markup.slice(-LONGEST_TAG).matchAll(OPENED)];
  return tags.at(-1)?.[1] ?? null;
}

function repairMarkup(markup: string): string {
  return markup
    .replace(NOT_AN_XML_REFERENCE, '&amp;')
    .replace(NUMERIC_REFERENCE, (reference, hex: string | undefined, decimal: string | undefined) => {
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const isText = point <= 0x10ffff && xmlCharacters(String.fromCodePoint(point)) !== '';
      return isText ? reference : '';
    });
}

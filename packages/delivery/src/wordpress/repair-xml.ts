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

/** Text goes in piece by piece and comes out repaired; linear in its length. */
export function createXmlRepair(): { write(text: string): string; end(): string } {
  let place: Place = 'before';
  let waiting = '';
  /** The element whose text is a CDATA section; the section ends where that element does. */
  let element = '';
  let repaired = '';
  /** A carriage return at the end of a piece: the line feed of its line end may follow. */
  let lineEnd = '';

  const steps: Record<Place, (isLast: boolean) => boolean> = {
    before() {
      const start = waiting.search(DOCUMENT_START);
      if (start < 0) {
        waiting = waiting.slice(-CUT);
        return false;
      }
      waiting = waiting.slice(start);
      place = 'markup';
      return true;
    },
    markup(isLast) {
      const found = MARK.exec(waiting);
      if (found === null) {
        // A tag, a reference or a mark may be cut at the end of the piece.
        const safe = isLast ? waiting.length : safeLength(waiting);
        repaired += repairMarkup(waiting.slice(0, safe));
        element = lastOpened(waiting.slice(0, safe)) ?? element;
        waiting = waiting.slice(safe);
        return false;
      }
      const [mark] = found;
      const before = waiting.slice(0, found.index);
      element = lastOpened(before) ?? element;
      repaired += repairMarkup(before) + mark;
      waiting = waiting.slice(found.index + mark.length);
      place = mark === '<!--' ? 'comment' : mark === DOCUMENT_END ? 'after' : 'cdata';
      return true;
    },
    cdata(isLast) {
      const at = waiting.indexOf(']]>');
      if (at < 0 || (!isLast && waiting.length < at + CUT)) {
        const safe = isLast ? waiting.length : at < 0 ? Math.max(0, waiting.length - 2) : at;
        repaired += waiting.slice(0, safe);
        waiting = waiting.slice(safe);
        return false;
      }
      repaired += waiting.slice(0, at);
      waiting = waiting.slice(at + 3);
      if (endsSection(waiting, element)) {
        repaired += ']]>';
        place = 'markup';
      } else repaired += ']]]]><![CDATA[>';
      return true;
    },
    comment(isLast) {
      const at = waiting.indexOf('-->');
      const safe = at >= 0 ? at + 3 : isLast ? waiting.length : Math.max(0, waiting.length - 2);
      repaired += waiting.slice(0, safe);
      waiting = waiting.slice(safe);
      if (at >= 0) place = 'markup';
      return at >= 0;
    },
    after() {
      waiting = '';
      return false;
    },
  };

  const advance = (isLast: boolean): string => {
    repaired = '';
    while (steps[place](isLast));
    return repaired;
  };
  return {
    write(text) {
      const joined = lineEnd + text;
      lineEnd = joined.endsWith('\r') ? '\r' : '';
      waiting += xmlCharacters(lineEnd === '' ? joined : joined.slice(0, -1));
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

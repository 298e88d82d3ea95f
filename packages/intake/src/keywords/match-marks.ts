// Strips advertising match types (`[exact]`, `"phrase"`, `+broad +match`) and rows of dashes from keywords.
import { foldWords } from '../words/fold-words.ts';

const QUOTE = 0x22;
const PLUS = 0x2b;
const DASH = 0x2d;
const COLON = 0x3a;
const EQUALS = 0x3d;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const SPACE = 0x20;

/** 1 for first bytes of cells that `withoutMarks` must inspect. */
export const MARKED: Uint8Array = new Uint8Array(256);
for (const byte of [SPACE, QUOTE, PLUS, DASH, COLON, EQUALS, OPEN]) MARKED[byte] = 1;

const NOTHING = new Uint8Array(0);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const ADVERTISING_COLUMNS: ReadonlySet<string> = new Set(
  [
    ...[
      'Match type',
      'Keyword match type',
      'Search term match type',
      'Criterion type',
      'Campaign',
      'Ad group',
    ],
    ...['Keyword-Option', 'Übereinstimmungstyp', 'Kampagne', 'Anzeigengruppe', 'Type de correspondance'],
    ...['Campagne', "Groupe d'annonces", 'Tipo de concordancia', 'Campaña', 'Grupo de anuncios'],
    ...['Tipo di corrispondenza', 'Campagna', 'Gruppo di annunci', 'Zoektype', 'Advertentiegroep'],
    ...[
      'Tipo de correspondência',
      'Campanha',
      'Grupo de anúncios',
      'Eşleme türü',
      'Kampanya',
      'Reklam grubu',
    ],
    ...['マッチタイプ', 'キャンペーン', '広告グループ', 'Тип соответствия', 'Группа объявлений'],
  ].map(foldWords),
);

/**
 * Whether keywords may carry match-type marks: in advertising exports and bare lists. In other exports, such as
 * Search Console's, a query typed with such characters is a query of its own.
 */
export function bearsMatchMarks(headers: readonly string[]): boolean {
  return headers.length === 1 || headers.some((header) => ADVERTISING_COLUMNS.has(foldWords(header)));
}

/**
 * The keyword without its marks; empty for a table rule such as `---` and `:---:`; the same bytes, trimmed, if
 * there are no marks.
 * @param matchMarks see `bearsMatchMarks`.
 */
export function withoutMarks(bytes: Uint8Array, matchMarks: boolean): Uint8Array {
  const cell = trimmed(bytes);
  const last = cell.length - 1;
  switch (cell[0]) {
    case OPEN:
      return matchMarks && cell.indexOf(CLOSE) === last && cell.lastIndexOf(OPEN) === 0
        ? cell.subarray(1, last)
        : cell;
    case QUOTE:
      return matchMarks && last > 0 && cell.indexOf(QUOTE, 1) === last ? cell.subarray(1, last) : cell;
    case EQUALS:
      // `="007"` is how exports keep a spreadsheet from parsing text as a number.
      return cell[1] === QUOTE && cell.indexOf(QUOTE, 2) === last ? cell.subarray(2, last) : cell;
    case DASH:
    case COLON:
      return cell.every((byte) => byte === DASH || byte === COLON || byte === SPACE) ? NOTHING : cell;
    case PLUS:
      return matchMarks ? withoutPluses(cell) : cell;
    default:
      return cell;
  }
}

function trimmed(cell: Uint8Array): Uint8Array {
  let start = 0;
  let end = cell.length;
  while (start < end && cell[start] === SPACE) start++;
  while (end > start && cell[end - 1] === SPACE) end--;
  return cell.subarray(start, end);
}

/** `+oak +desk` is broad match; a single `+word` may be a name. */
function withoutPluses(cell: Uint8Array): Uint8Array {
  const words = decoder.decode(cell).split(/\s+/u);
  const marked = words.length > 1 && words.every((word) => word.startsWith('+') && word.length > 1);
  return marked ? encoder.encode(words.map((word) => word.slice(1)).join(' ')) : cell;
}

// Removes bullets and numbering from bare lists.

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
/** Lines sampled, and the share of them that must have the same kind of mark. */
const LOOKED_AT = 200;
const LEAST_SHARE = 0.8;
/** Maximum length of a mark in bytes, indentation included. */
const LONGEST_MARK = 24;

/** Also with a check box, as in task lists. */
const BULLET = /^\s*[-*+•·‣◦▪●–—]\s+(?:\[[ xX]\]\s+)?/u;
const NUMBER = /^\s*\d{1,6}[.)]\s+/u;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * The UTF-8 text of a single-column list with its bullets (or numbers) overwritten by spaces, so that lines and offsets
 * are unchanged; the same bytes if most lines have none.
 * @param headerLines lines above the list, which are exempt.
 */
export function withoutListMarks(text: Uint8Array, headerLines: number): Uint8Array {
  const kind = [BULLET, NUMBER].find((mark) => isKindOf(text, mark, headerLines));
  if (kind === undefined) return text;
  const out = text.slice();
  for (const [start, end] of linesOf(text)) {
    const found = kind.exec(lineStart(text, start, end))?.[0] ?? '';
    if (found !== '') out.fill(SPACE, start, start + encoder.encode(found).length);
  }
  return out;
}

function isKindOf(text: Uint8Array, mark: RegExp, headerLines: number): boolean {
  let lines = 0;
  let marked = 0;
  let above = headerLines;
  for (const [start, end] of linesOf(text)) {
    if (above-- > 0) continue;
    const line = lineStart(text, start, end);
    if (line.trim() === '') continue;
    if (lines++ === LOOKED_AT) break;
    if (mark.test(line)) marked++;
  }
  return marked > 1 && marked >= LEAST_SHARE * lines;
}

function lineStart(text: Uint8Array, start: number, end: number): string {
  return decoder.decode(text.subarray(start, Math.min(end, start + LONGEST_MARK)));
}

function* linesOf(text: Uint8Array): Generator<readonly [start: number, end: number]> {
  for (let start = 0; start < text.length; ) {
    let end = start;
    while (end < text.length && text[end] !== LINE_FEED && text[end] !== RETURN) end++;
    yield [start, end];
    start = end + 1;
  }
}

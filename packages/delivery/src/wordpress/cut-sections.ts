// Ends a CDATA section that is longer than a piece of the file and begins another: an XML parser holds a section until it ends, and one post may be as long as the file.

/** Between two sections; what a parser reads of them is one text. */
export const SECTION_CUT = ']]><![CDATA[';

const ENDS = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>' } as const;
type Mark = keyof typeof ENDS;
const MARK = /<!\[CDATA\[|<!--|<\?/g;
const isMark = (text: string): text is Mark => Object.hasOwn(ENDS, text);
const LONGEST_MARK = '<![CDATA['.length;
/** The line feed of this line end, or the rest of this character, follows. */
const HALF = /[\r\uD800-\uDBFF]$/;

export interface SectionCutter {
  /** What may go on to the parser; `cuts` where it ends in a section that began before the piece, and `SECTION_CUT` may follow. */
  write(piece: string): { readonly text: string; readonly cuts: boolean };
  /** What was kept back, since a mark might have been cut. */
  end(): string;
}

export function createSectionCutter(): SectionCutter {
  /** Null in markup and in text between tags. */
  let within: Mark | null = null;
  let waiting = '';
  return {
    write(piece) {
      const text = waiting + piece;
      const began = within;
      let changed = false;
      let at = 0;
      for (;;) {
        const next = nextMark(text, at, within);
        if (next === null) break;
        ({ at, within } = next);
        changed = true;
      }
      const length = text.length - keptBack(text.slice(Math.max(at, text.length - LONGEST_MARK)), within);
      waiting = text.slice(length);
      const ready = text.slice(0, length);
      return { text: ready, cuts: !changed && began === '<![CDATA[' && !HALF.test(ready) };
    },
    end: () => waiting,
  };
}

function nextMark(
  text: string,
  from: number,
  within: Mark | null,
): { at: number; within: Mark | null } | null {
  if (within !== null) {
    const end = text.indexOf(ENDS[within], from);
    return end < 0 ? null : { at: end + ENDS[within].length, within: null };
  }
  MARK.lastIndex = from;
  const mark = MARK.exec(text)?.[0] ?? '';
  return isMark(mark) ? { at: MARK.lastIndex, within: mark } : null;
}

/** Characters at the end of a text that may be the beginning of a mark. */
function keptBack(tail: string, within: Mark | null): number {
  const marks = within === null ? Object.keys(ENDS) : [ENDS[within]];
  for (let length = Math.min(tail.length, LONGEST_MARK); length > 0; length--) {
    const end = tail.slice(-length);
    if (marks.some((mark) => mark.length > length && mark.startsWith(end))) return length;
  }
  return 0;
}

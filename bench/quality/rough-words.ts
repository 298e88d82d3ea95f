// Which words of a keyword tell something? A deliberately rough reading that shares nothing with the product's own.

const FUNCTION_WORDS = new Set(
  `a an the of for to in on at by with and or is are was be do does did can how what which who when where why my your our
  i you we it its from as vs near me best top new good free online der die das den dem des ein eine einen einem einer und
  oder fur fuer mit von im am zum zur auf ist sind wie was le la les un une des du de et ou pour avec en est sont au aux sur
  dans el los las una unos y o para con por del al es son il lo gli i uno e per di da che nel het een van voor met op te
  zijn wat hoe os as um uma com do no na`.split(/\s+/u),
);
/** Inflections count as the same word: a common beginning of at least five letters and 70 % of the shorter word. */
const SHORTEST_BEGINNING = 5;
const BEGINNING_SHARE = 0.7;
/** Words too short for that: `test` and `testing`. */
const SHORTEST_INFLECTED = 3;
const ENDING = /^(?:s|es|ed|er|ing)$/u;

export function roughWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => {
    const singular = word.length > 3 ? word.replace(/(?<![sui])s$/u, '') : word;
    // `news` is no `new`.
    return FUNCTION_WORDS.has(singular) ? word : singular;
  });
}

/** Initials have so many letters. */
const INITIALS = { fewest: 2, most: 5 } as const;

/** The telling words of a keyword; one that is the initials of words beside each other in `other` is those words: `ic` beside `istituto comprensivo`. */
export function wordsBeside(keyword: string, other: string): ReadonlySet<string> {
  const said = tellingWords(keyword);
  const theirs = [...tellingWords(other)];
  const meant = new Set(said);
  for (let from = 0; from < theirs.length; from++)
    for (let size = INITIALS.fewest; size <= INITIALS.most && from + size <= theirs.length; size++) {
      const run = theirs.slice(from, from + size);
      const initials = run.map((word) => word.charAt(0)).join('');
      if (!said.has(initials)) continue;
      meant.delete(initials);
      for (const word of run) meant.add(word);
    }
  return meant;
}

export const tellingWords = (text: string): ReadonlySet<string> =>
  new Set(roughWords(text).filter((word) => !FUNCTION_WORDS.has(word)));

/** Is `a` a true subset of `b`? */
export const saysLess = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && a.size < b.size && [...a].every((word) => b.has(word));

/** Does `b` have all of `a`, inflections counting as the same, and something besides? */
export const extendsWords = (b: ReadonlySet<string>, a: ReadonlySet<string>): boolean =>
  a.size < b.size && [...a].every((word) => [...b].some((other) => isAlike(word, other)));

/** Do the two share a word outside `frame`? True where one of them has no such word: then nothing can be said. */
export function sharesAWord(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  frame: ReadonlySet<string>,
): boolean {
  const isFrame = (word: string) => [...frame].some((one) => isAlike(word, one));
  const left = [...a].filter((word) => !isFrame(word));
  const right = [...b].filter((word) => !isFrame(word));
  if (left.length === 0 || right.length === 0) return true;
  return left.some((word) => [...b].some((other) => isAlike(word, other)));
}

function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same++;
  const ending = a.length > b.length ? a.slice(same) : b.slice(same);
  if (same === shorter && same >= SHORTEST_INFLECTED && ENDING.test(ending)) return true;
  return same >= SHORTEST_BEGINNING && same >= BEGINNING_SHARE * shorter;
}

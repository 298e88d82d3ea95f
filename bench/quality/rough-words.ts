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

export function roughWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<![sui])s$/u, '') : word,
  );
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
  const left = [...a].filter((word) => !frame.has(word));
  const right = [...b].filter((word) => !frame.has(word));
  if (left.length === 0 || right.length === 0) return true;
  return left.some((word) => [...b].some((other) => isAlike(word, other)));
}

function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same++;
  return same >= SHORTEST_BEGINNING && same >= BEGINNING_SHARE * shorter;
}

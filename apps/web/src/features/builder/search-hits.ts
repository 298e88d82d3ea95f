// Ranges of a keyword that a search matches: every word, ignoring case and accents, as the filter does.

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** The text in parts, hit and not, in order; one part where nothing hits. */
export function hitParts(text: string, words: readonly string[]): TextPart[] {
  const signs = [...text];
  const plain: string[] = [];
  /** Index into `plain` → index into `signs`: a folded sign may be longer or shorter. */
  const origin: number[] = [];
  signs.forEach((sign, at) => {
    for (const one of folded(sign).split('')) {
      plain.push(one);
      origin.push(at);
    }
  });
  const hit = new Uint8Array(signs.length);
  const joined = plain.join('');
  for (const word of words) {
    for (let from = joined.indexOf(word); from >= 0; from = joined.indexOf(word, from + 1)) {
      for (let i = from; i < from + word.length; i++) hit[origin[i] ?? 0] = 1;
    }
  }
  const parts: { text: string; isHit: boolean }[] = [];
  signs.forEach((sign, at) => {
    const isHit = hit[at] === 1;
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += sign;
    else parts.push({ text: sign, isHit });
  });
  return parts;
}

/** The text from shortly before its first hit on: a narrow place shows what was looked for. */
export function fromHit(text: string, words: readonly string[]): string {
  const [first, ...rest] = hitParts(text, words);
  if (first === undefined || first.isHit || rest.length === 0) return text;
  const before = [...first.text];
  const start = before.length <= LEAD ? first.text : `…${before.slice(-LEAD).join('')}`;
  return [start, ...rest.map((part) => part.text)].join('');
}

/** Characters kept before a hit. */
const LEAD = 10;

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

// The prompt of one picture: what it shows and for which page. Providers of pictures read no more than a few sentences.

interface ImageBrief {
  /** Primary keyword of the page. */
  readonly keyword: string;
  readonly level: 1 | 2 | 3;
  /** What the picture is about: the keyword, or a heading of the article. */
  readonly subject: string;
}

const KINDS: Readonly<Record<ImageBrief['level'], string>> = {
  1: 'pillar page',
  2: 'cluster page',
  3: 'sub-supporting page',
};

/** Quoted words of a prompt are the keyword and the subject; one without is its own keyword, of a cluster page. */
export function readImageBrief(prompt: string): ImageBrief {
  const [keyword, subject] = Array.from(prompt.matchAll(/“([^”]*)”/gu), ([, text = '']) => text);
  const level = ([1, 3] as const).find((one) => prompt.includes(`the ${KINDS[one]} about`)) ?? 2;
  return { keyword: keyword ?? prompt.slice(0, 60), level, subject: subject ?? prompt };
}

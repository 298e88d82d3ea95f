// The prompt of one picture: what it shows and for which page. Providers of pictures read no more than a few sentences.

export interface ImageBrief {
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

const inQuotes = (text: string): string => `“${text.replace(/[“”]/gu, "'").slice(0, 200)}”`;

/** Words in a picture are a model's own and often misspelt; faces and brands need rights that nobody has. */
export function imagePrompt({ keyword, level, subject }: ImageBrief): string {
  return [
    `Professional editorial photograph for the ${KINDS[level]} about ${inQuotes(keyword)} of a website.`,
    `It shows: ${inQuotes(subject)}.`,
    'Natural light, one clear subject, calm background. No text, no logos, no brand names, no recognisable people.',
  ].join(' ');
}

/** What `imagePrompt` was made from; any other prompt is its own keyword, of a cluster page. */
export function readImageBrief(prompt: string): ImageBrief {
  const [keyword, subject] = Array.from(prompt.matchAll(/“([^”]*)”/gu), ([, text = '']) => text);
  const level = ([1, 3] as const).find((one) => prompt.includes(`the ${KINDS[one]} about`)) ?? 2;
  return { keyword: keyword ?? prompt.slice(0, 60), level, subject: subject ?? prompt };
}

// The prompt of one picture: what it shows and for which page. Providers of pictures read no more than a few sentences.

/** `hero` heads the page; the others show a section as a photograph or as a drawing. */
export const IMAGE_KINDS = ['hero', 'photo', 'illustration'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

export interface ImageBrief {
  /** Primary keyword of the page. */
  readonly keyword: string;
  readonly level: 1 | 2 | 3;
  /** What the picture is about: the keyword, or a heading of the article. */
  readonly subject: string;
  /** Left out: a photograph. */
  readonly kind?: ImageKind;
}

const STYLES: Readonly<Record<ImageKind, readonly [what: string, how: string]>> = {
  hero: ['Professional editorial photograph', 'Natural light, one clear subject, calm background.'],
  photo: ['Professional editorial photograph', 'Natural light, one clear subject, calm background.'],
  illustration: ['Clear, simple illustration', 'Flat shapes, few colours, one idea, plain background.'],
};

const KINDS: Readonly<Record<ImageBrief['level'], string>> = {
  1: 'pillar page',
  2: 'cluster page',
  3: 'sub-supporting page',
};

const inQuotes = (text: string): string => `“${text.replace(/[“”]/gu, "'").slice(0, 200)}”`;

/** Words in a picture are a model's own and often misspelt; faces and brands need rights that nobody has. */
export function imagePrompt({ keyword, level, subject, kind = 'photo' }: ImageBrief): string {
  const [what, how] = STYLES[kind];
  return [
    `${what} for the ${KINDS[level]} about ${inQuotes(keyword)} of a website.`,
    `It shows: ${inQuotes(subject)}.`,
    `${how} No text, no logos, no brand names, no recognisable people.`,
  ].join(' ');
}

/** What `imagePrompt` was made from; any other prompt is its own keyword, of a cluster page. */
export function readImageBrief(prompt: string): Required<ImageBrief> {
  const [keyword, subject] = Array.from(prompt.matchAll(/“([^”]*)”/gu), ([, text = '']) => text);
  const level = ([1, 3] as const).find((one) => prompt.includes(`the ${KINDS[one]} about`)) ?? 2;
  const named = keyword ?? prompt.slice(0, 60);
  // The image that heads a page shows what the page is about.
  const kind = prompt.startsWith(STYLES.illustration[0])
    ? 'illustration'
    : subject === keyword
      ? 'hero'
      : 'photo';
  return { keyword: named, level, subject: subject ?? prompt, kind };
}

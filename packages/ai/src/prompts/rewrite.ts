// The prompt that writes one section of an article again: it knows the outline, what its neighbours say, and the text that it replaces.
import { briefBlock, type LinkTarget, type PageBrief } from './brief.ts';
import { factLines } from './facts.ts';
import { besideLines } from './outline.ts';
import { addressLines, linkLines, pageLines, WRITER_SYSTEM } from './page-lines.ts';
import { languageName, listed, type Prompt, quoted, replyLimitFor } from './prompt-text.ts';

export interface RewriteInput {
  readonly brief: PageBrief;
  readonly title: string;
  /** What the article says in short. */
  readonly summary: string;
  /** Headings of the article in order; this one is among them. */
  readonly headings: readonly string[];
  readonly heading: string;
  /** 2 to 4: headings in the reply are below it. */
  readonly level: number;
  /** HTML of the section as it is. */
  readonly text: string;
  /** Plain text around it; '' where there is none. */
  readonly before: string;
  readonly after: string;
  /** Words that it should have. */
  readonly words: number;
  /** Searches that it answers. */
  readonly keywords: readonly string[];
  /** Pages that it links to, and still has to. */
  readonly links: readonly LinkTarget[];
  /** Beginnings of sentences that the rest of the article used up. */
  readonly usedOpenings: readonly string[];
}

export function rewritePrompt(input: RewriteInput): Prompt {
  const { brief, heading, level, words, keywords, usedOpenings } = input;
  const lines = [
    `Write one section of an article in ${languageName(brief.language)} again. The rest of the article stays as it is: repeat nothing of it.`,
    '',
    ...pageLines(brief),
    `Title: ${quoted(input.title)}`,
    ...(input.summary === '' ? [] : [`In short: ${input.summary}`]),
    '',
    'Headings of the article:',
    ...input.headings.map((one) => `- ${one === heading ? '[THIS SECTION] ' : ''}${quoted(one)}`),
    ...besideLines(brief),
    ...(input.before === '' ? [] : ['', `Before it stands: ${input.before}`]),
    ...(input.after === '' ? [] : ['', `After it follows: ${input.after}`]),
    '',
    'The section as it is:',
    input.text,
    '',
    'Requirements:',
    `- ${words} words, at least ${Math.ceil(words * 0.9)} and at most ${Math.floor(words * 1.1)}.`,
    `- Below the heading ${quoted(heading)}, which is not repeated: an HTML fragment of p, ul, ol, li, table, strong, em, a, blockquote${level < 4 ? `, and h${level + 1} where that helps` : ''}. No introduction to the article and no conclusion of it, unless the heading asks for one.`,
    '- Say it better, not only in other words: concrete, without filler, in the tone of the article. Sentences mostly of at most 20 words; no two begin with the same three words.',
    ...(keywords.length > 0 ? [`- Answer these searches: ${listed(keywords)}`] : []),
    ...(usedOpenings.length > 0 ? [`- Begin no sentence with: ${listed(usedOpenings)}`] : []),
    ...addressLines(brief),
    ...linkLines(input.links),
    ...factLines(brief.facts),
    '',
    'Answer with this JSON object:',
    '{"content": "the HTML fragment"}',
    '',
    briefBlock('rewrite', brief, { section: { heading, text: input.text } }),
  ];
  return {
    task: 'rewrite',
    system: WRITER_SYSTEM,
    prompt: lines.join('\n'),
    // As for a whole article: a reply that is no JSON is still the text.
    jsonMode: false,
    maxTokens: replyLimitFor(words),
  };
}

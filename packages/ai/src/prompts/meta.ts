// The prompt for title (50 to 60 characters) and description (150 to 160) of a search result.
import { briefBlock, type PageBrief } from './brief.ts';
import { addressLines } from './page-lines.ts';
import { languageName, type Prompt, quoted, THINKING_TOKENS } from './prompt-text.ts';
import { formMetaLines } from './template-lines.ts';

export interface MetaInput {
  readonly brief: PageBrief;
  readonly articleTitle: string;
  readonly excerpt: string;
}

const SYSTEM =
  'You are an expert SEO writer. You write titles and descriptions that say truthfully what a page offers. You answer with one JSON object and nothing else.';

export function metaPrompt({ brief, articleTitle, excerpt }: MetaInput): Prompt {
  const lines = [
    `Write the meta title and the meta description of a page in ${languageName(brief.language)}.`,
    '',
    `Primary keyword: ${quoted(brief.keyword)}`,
    `Search intent: ${brief.intent}`,
    `Title of the article: ${quoted(articleTitle)}`,
    `How it begins: ${quoted(excerpt)}`,
    '',
    'Requirements:',
    '- title: 50 to 60 characters, the primary keyword near the beginning, no brand name.',
    '- description: 150 to 160 characters, the primary keyword once, a reason to read on, no quotation marks.',
    ...addressLines(brief),
    ...formMetaLines(brief),
    '',
    'Answer with this JSON object:',
    '{"title": "…", "description": "…"}',
    '',
    briefBlock('meta', brief),
  ];
  return {
    task: 'meta',
    system: SYSTEM,
    prompt: lines.join('\n'),
    jsonMode: true,
    maxTokens: 300 + THINKING_TOKENS,
  };
}

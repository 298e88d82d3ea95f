import { briefBlock, type PageBrief } from './brief.ts';
import { languageName, listed, type Prompt, quoted, THINKING_TOKENS } from './prompt-text.ts';

export interface TagsInput {
  readonly brief: PageBrief;
  readonly articleTitle: string;
}

const SYSTEM =
  'You are an editor who files articles under tags that other articles share. You answer with one JSON object and nothing else.';

export function tagsPrompt({ brief, articleTitle }: TagsInput): Prompt {
  const lines = [
    `Choose the tags of an article in ${languageName(brief.language)}.`,
    '',
    `Primary keyword: ${quoted(brief.keyword)}`,
    `Topic of the silo: ${quoted(brief.topic)}`,
    `Title of the article: ${quoted(articleTitle)}`,
    ...(brief.variants.length > 0 ? [`Other searches it serves: ${listed(brief.variants)}`] : []),
    '',
    'Requirements:',
    '- 5 to 8 tags of one to three words, lower case except for names, without #.',
    '- Tags that further articles of this topic would carry too, not sentences.',
    '',
    'Answer with this JSON object:',
    '{"tags": ["…", "…"]}',
    '',
    briefBlock('tags', brief),
  ];
  return {
    task: 'tags',
    system: SYSTEM,
    prompt: lines.join('\n'),
    jsonMode: true,
    maxTokens: 200 + THINKING_TOKENS,
  };
}

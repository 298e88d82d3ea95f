// Tags, and the reply to a prompt that carries no brief.
import { writeArticle } from './article-writer.ts';
import { bankOf } from './bank.ts';
import type { DemoBrief } from './demo-brief.ts';
import { drawFrom } from './random.ts';

const MAX_TAGS = 8;

/** The keyword, its topic and variants first, then words of the bank. */
export function writeTags(brief: DemoBrief): { tags: string[] } {
  const bank = bankOf(brief.language);
  const draw = drawFrom(`tags\n${brief.language}\n${brief.keyword}`);
  const own = [brief.keyword, brief.topic, brief.parent ?? brief.pillar ?? '', ...brief.variants.slice(0, 3)];
  const all = [...own, ...draw.shuffle(bank.tags)].filter((tag) => tag !== '');
  const isFirst = (tag: string, at: number): boolean =>
    all.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at;
  return { tags: all.filter(isFirst).slice(0, MAX_TAGS) };
}

const PLAIN_WORDS = 300;

/** A short text about what the prompt quotes, else about its first line. */
export function writePlain(prompt: string, language: string): { title: string; content: string } {
  const quoted = /["“«‘']([^"”»’'\n]{2,80})["”»’']/.exec(prompt)?.[1];
  const keyword = (quoted ?? prompt.trim().split('\n')[0] ?? '').trim().slice(0, 80);
  const { title, content } = writeArticle({
    keyword,
    variants: [],
    topic: keyword,
    level: 3,
    language,
    targetWords: PLAIN_WORDS,
    intent: 'informational',
    pillar: null,
    parent: null,
    outline: [],
    siblings: [],
    children: [],
    links: [],
  });
  return { title, content };
}

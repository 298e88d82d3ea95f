// Metas, tags, and the reply to a prompt that carries no brief.
import { writeArticle } from './article-writer.ts';
import { bankOf } from './bank.ts';
import type { DemoBrief } from './demo-brief.ts';
import { drawFrom } from './random.ts';
import { capitalised } from './sentence-writer.ts';

const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;
const MAX_TAGS = 8;

/** Title of at most 60 characters where the keyword allows it, description filled up towards 160. */
export function writeMeta(brief: DemoBrief): { title: string; description: string } {
  const bank = bankOf(brief.language);
  const draw = drawFrom(`meta\n${brief.language}\n${brief.keyword}`);
  const quoted = `${bank.quotes[0]}${brief.keyword}${bank.quotes[1]}`;
  const filled = (text: string): string =>
    capitalised(text.replaceAll('{K}', capitalised(brief.keyword)).replaceAll('{k}', quoted));
  const titles = draw.shuffle(bank.meta.titles).map(filled);
  const [first = '', second = '', ...others] = bank.meta.lines;
  let description = filled(draw.next() < 0.5 ? first : second);
  for (const line of others) {
    if (description.length + 1 + line.length <= DESCRIPTION_MAX) description += ` ${line}`;
  }
  return {
    title: titles.find((title) => title.length <= TITLE_MAX) ?? capitalised(brief.keyword),
    description,
  };
}

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
    links: [],
  });
  return { title, content };
}

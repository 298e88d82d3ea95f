// A project of many written pages: a pillar per topic with clusters and sub-supporting pages, articles of some 1,100 words.
import type { Article, ProjectDocument } from '@silosmith/contract';
import { DEFAULT_FILTERS } from '@silosmith/contract';
import { nestedSiloProject } from '@silosmith/silo';

const WORDS =
  'water roast filter grind brew cup kettle scale bloom bean flavour aroma origin altitude farmer harvest wash dry ferment crema steam milk ratio minute gram degree paper metal cloth press pour stir taste sweet bitter acid body finish balance guide choose compare clean store fresh'.split(
    ' ',
  );
const CLUSTERS = 8;
const SUBS = 3;
const SECTIONS = 7;
const WORD_COUNT = 1100;

/** How a sentence ends: `wide` in characters beyond Latin-1, for which the engine takes two bytes a character of the whole text. */
const ENDS = { narrow: '.', wide: ' – “é”.' } as const;
type Characters = keyof typeof ENDS;

/** Deterministic, so that two contenders write the same texts. */
export function deliveryProject(pages: number, characters: Characters = 'narrow'): ProjectDocument {
  const keywords = Array.from({ length: pages }, (_, at) => `keyword ${at}`);
  const write = createWriter(keywords, ENDS[characters]);
  return nestedSiloProject({
    name: 'Bench',
    language: 'en',
    filters: { ...DEFAULT_FILTERS, maxArticles: pages },
    rows: keywords.map((keyword, at) => ({ keyword, volume: 10 + (at % 900), difficulty: at % 100 })),
    silo: siloOf(keywords),
    favorites: [],
    articles: Object.fromEntries(keywords.map((keyword, at) => [keyword, write(keyword, at)])),
    metas: {},
    tags: {},
    images: {},
  });
}

function createWriter(keywords: readonly string[], end: string): (keyword: string, at: number) => Article {
  let state = 42;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const sentence = (): string =>
    `${Array.from({ length: 9 + next(12) }, () => WORDS[next(WORDS.length)] ?? '').join(' ')}${end}`;
  const paragraph = (): string => Array.from({ length: 5 }, sentence).join(' ');
  const section = (at: number): string => {
    const target = keywords[(at + 1 + next(2)) % keywords.length] ?? '';
    const link = `<a href="silo:${target}">${target}</a>`;
    return `<h2>${sentence()}</h2>\n<p>${paragraph()} ${link}</p>\n<ul>${`<li>${sentence()}</li>`.repeat(4)}</ul>\n<p><strong>${sentence()}</strong> ${paragraph()}</p>`;
  };
  return (keyword, at) => ({
    keyword,
    title: `A guide to ${keyword}`,
    content: flat(`<h1>${keyword}</h1>\n${Array.from({ length: SECTIONS }, () => section(at)).join('\n')}`),
    excerpt: sentence(),
    wordCount: WORD_COUNT,
    provenance: null,
    edited: false,
  });
}

/** As a project comes from a file. A text put together from pieces would take its memory when the writer first reads it. */
export const flat = (text: string): string => Buffer.from(text).toString();

function siloOf(keywords: readonly string[]): Entry[] {
  const perTopic = 1 + CLUSTERS * (1 + SUBS);
  const entry = (at: number, level: 1 | 2 | 3, children: Entry[]): Entry => ({
    keyword: keywords[at] ?? '',
    topic: `Topic ${Math.floor(at / perTopic)}`,
    pageType: level === 1 ? 'pillar' : level === 2 ? 'supporting' : 'sub-supporting',
    level,
    slug: null,
    wordCount: WORD_COUNT,
    children,
  });
  const silo: Entry[] = [];
  for (let from = 0; from < keywords.length; from += perTopic) {
    const end = Math.min(keywords.length, from + perTopic);
    const clusters: Entry[] = [];
    for (let at = from + 1; at < end; at += 1 + SUBS) {
      const subs = Array.from({ length: SUBS }, (_, sub) => at + 1 + sub).filter((sub) => sub < end);
      const below = subs.map((sub) => entry(sub, 3, []));
      clusters.push(entry(at, 2, below));
    }
    silo.push(entry(from, 1, clusters));
  }
  return silo;
}

type Entry = Parameters<typeof nestedSiloProject>[0]['silo'][number];

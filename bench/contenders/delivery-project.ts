// A project of many written pages: a pillar per topic with clusters and sub-supporting pages, articles of some 1,100 words.
import type { ProjectDocument } from '@silosmith/contract';
import { DEFAULT_FILTERS } from '@silosmith/contract';
import { nestedSiloProject } from '@silosmith/silo';

const WORDS =
  'water roast filter grind brew cup kettle scale bloom bean flavour aroma origin altitude farmer harvest wash dry ferment crema steam milk ratio minute gram degree paper metal cloth press pour stir taste sweet bitter acid body finish balance guide choose compare clean store fresh'.split(
    ' ',
  );
const CLUSTERS = 8;
const SUBS = 3;

/** Deterministic, so that two contenders write the same texts. */
export function deliveryProject(pages: number): ProjectDocument {
  let state = 42;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const sentence = (): string => {
    const words = Array.from({ length: 9 + next(12) }, () => WORDS[next(WORDS.length)] ?? '');
    return `${words.join(' ')}.`;
  };
  const paragraph = (): string => Array.from({ length: 5 }, sentence).join(' ');
  const keywords = Array.from({ length: pages }, (_, at) => `keyword ${at}`);
  const perTopic = 1 + CLUSTERS * (1 + SUBS);
  const articleOf = (keyword: string, at: number): [string, ProjectDocument['articles'][string]] => {
    const links = [1, 2].map((step) => `<a href="silo:keyword ${(at + step) % pages}">keyword ${step}</a>`);
    const sections = Array.from(
      { length: 7 },
      () =>
        `<h2>${sentence()}</h2>\n<p>${paragraph()} ${links[next(2)]}</p>\n<ul>${`<li>${sentence()}</li>`.repeat(4)}</ul>\n<p><strong>${sentence()}</strong> ${paragraph()}</p>`,
    );
    const content = `<h1>${keyword}</h1>\n${sections.join('\n')}`;
    return [
      keyword,
      {
        keyword,
        title: `A guide to ${keyword}`,
        content,
        excerpt: sentence(),
        wordCount: 1100,
        provenance: null,
        edited: false,
      },
    ];
  };
  const entry = (at: number, level: 1 | 2 | 3, children: Entry[]): Entry => ({
    keyword: keywords[at] ?? '',
    topic: `Topic ${Math.floor(at / perTopic)}`,
    pageType: level === 1 ? 'pillar' : level === 2 ? 'supporting' : 'sub-supporting',
    level,
    slug: null,
    wordCount: 1100,
    children,
  });
  const silo: Entry[] = [];
  for (let from = 0; from < pages; from += perTopic) {
    const clusters: Entry[] = [];
    for (let at = from + 1; at < Math.min(pages, from + perTopic); at += 1 + SUBS) {
      const subs = Array.from({ length: SUBS }, (_, sub) => at + 1 + sub).filter((sub) => sub < pages);
      clusters.push(
        entry(
          at,
          2,
          subs.map((sub) => entry(sub, 3, [])),
        ),
      );
    }
    silo.push(entry(from, 1, clusters));
  }
  return nestedSiloProject({
    name: 'Bench',
    language: 'en',
    filters: { ...DEFAULT_FILTERS, maxArticles: pages },
    rows: keywords.map((keyword, at) => ({ keyword, volume: 10 + (at % 900), difficulty: at % 100 })),
    silo,
    favorites: [],
    articles: Object.fromEntries(keywords.map(articleOf)),
    metas: {},
    tags: {},
    images: {},
  });
}

type Entry = Parameters<typeof nestedSiloProject>[0]['silo'][number];

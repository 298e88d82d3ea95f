// A small coffee silo with three articles as a project document, and a builder for others.
import {
  type Article,
  DEFAULT_FILTERS,
  type ImageRecord,
  type Meta,
  type Page,
  PROJECT_VERSION,
  type ProjectDocument,
  type ProjectKeyword,
  type Provenance,
  type Tags,
} from '@silosmith/contract';
import { pageOf } from './pages.ts';

/** Default: provenance of a paid provider. */
export function provenanceOf(overrides: Partial<Provenance> = {}): Provenance {
  return {
    provider: 'anthropic',
    model: 'claude-sonnet',
    demo: false,
    generatedAt: '2026-01-01T08:00:00.000Z',
    inputTokens: 500,
    outputTokens: 1500,
    costUsd: 0.02,
    ...overrides,
  };
}

/** `wordCount` is computed from the content. */
export function articleOf(keyword: string, content: string, overrides: Partial<Article> = {}): Article {
  const words = content.replace(/<[^>]*>/gu, ' ').match(/\S+/gu) ?? [];
  return {
    keyword,
    title: keyword.charAt(0).toUpperCase() + keyword.slice(1),
    content,
    excerpt: '',
    wordCount: words.length,
    provenance: provenanceOf(),
    edited: false,
    ...overrides,
  };
}

export function metaOf(keyword: string, overrides: Partial<Meta> = {}): Meta {
  return {
    keyword,
    title: `${keyword} | Guide`,
    description: `What to know about ${keyword}.`,
    provenance: provenanceOf(),
    ...overrides,
  };
}

export function tagsOf(keyword: string, tags: readonly string[]): Tags {
  return { keyword, tags: [...tags], provenance: provenanceOf() };
}

/** Default: a 1×1 PNG as a data URL. */
export function imageOf(keyword: string, overrides: Partial<ImageRecord> = {}): ImageRecord {
  return {
    keyword,
    url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    prompt: `A picture of ${keyword}`,
    alt: keyword,
    provenance: provenanceOf(),
    ...overrides,
  };
}

function flatten(pages: readonly Page[]): Page[] {
  return pages.flatMap((page) => [page, ...flatten(page.children)]);
}

function keywordOf(page: Page, line: number): ProjectKeyword {
  return {
    keyword: page.keyword,
    topic: page.topic,
    volume: page.volume,
    difficulty: page.difficulty,
    score: page.score,
    scoreEstimated: page.scoreEstimated,
    opportunityScore: page.opportunityScore,
    relevance: page.relevance,
    businessValue: page.businessValue,
    intent: page.intent,
    isFavorite: page.isFavorite,
    isCompleted: page.isCompleted,
    isPinned: false,
    line,
    place: {
      role: page.level === 1 ? 'pillar' : page.level === 2 ? 'cluster' : 'subSupporting',
      parent: page.parentKeyword,
      reason: page.why.reason,
      similarity: page.why.similarity,
      runnerUp: null,
      runnerUpSimilarity: 0,
    },
  };
}

export interface ProjectParts {
  readonly silo: readonly Page[];
  readonly articles?: readonly Article[];
  readonly metas?: readonly Meta[];
  readonly tags?: readonly Tags[];
  readonly images?: readonly ImageRecord[];
  readonly name?: string;
  readonly language?: string;
}

const keyed = <T extends { keyword: string }>(records: readonly T[] = []): Record<string, T> =>
  Object.fromEntries(records.map((record) => [record.keyword, record]));

/** A project document whose keywords follow its silo, one keyword per page, in reading order. */
export function projectOf(parts: ProjectParts): ProjectDocument {
  const pages = flatten(parts.silo);
  return {
    version: PROJECT_VERSION,
    name: parts.name ?? 'Coffee at home',
    language: parts.language ?? 'en',
    grouping: 'moderate',
    filters: { ...DEFAULT_FILTERS },
    report: { rowsRead: pages.length, imported: pages.length, merged: 0, dropped: [] },
    keywords: pages.map((page, i) => keywordOf(page, i + 2)),
    silo: [...parts.silo],
    unfilteredItemCount: pages.length,
    issues: [],
    articles: keyed(parts.articles),
    metas: keyed(parts.metas),
    tags: keyed(parts.tags),
    images: keyed(parts.images),
  };
}

/**
 * Four pages on three levels (coffee beans > arabica beans > ethiopian arabica, and coffee grinder), three of them with an article;
 * `coffee grinder` has none, and the pillar links to it nevertheless.
 */
export function coffeeProject(): ProjectDocument {
  const silo = [
    pageOf('coffee beans', {
      volume: 5400,
      children: [
        pageOf('arabica beans', { volume: 900, children: [pageOf('ethiopian arabica', { volume: 90 })] }),
        pageOf('coffee grinder', { volume: -1, difficulty: -1, scoreEstimated: true }),
      ],
    }),
  ];
  return projectOf({
    silo,
    articles: [
      articleOf(
        'coffee beans',
        '<h2>What beans are</h2><p>Start with <a href="silo:arabica beans">arabica beans</a>, then buy a <a href="silo:coffee grinder">coffee grinder</a>.</p><ul><li>Fresh</li><li>Whole</li></ul>',
        { title: 'Coffee beans: the whole guide', excerpt: 'All about beans.' },
      ),
      articleOf(
        'arabica beans',
        '<h2>Arabica</h2><p>Part of <a href="silo:coffee beans">coffee beans</a>; see <a href="silo:ethiopian arabica">Ethiopia</a>.</p>',
      ),
      articleOf(
        'ethiopian arabica',
        '<p>Floral &amp; bright. <a href="https://example.org/ethiopia">A source</a>.</p>',
      ),
    ],
    metas: [metaOf('coffee beans')],
    tags: [tagsOf('coffee beans', ['coffee', 'beans']), tagsOf('arabica beans', ['coffee', 'arabica'])],
    images: [imageOf('coffee beans')],
  });
}

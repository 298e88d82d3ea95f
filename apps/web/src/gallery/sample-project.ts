// The project of the scenes: the sample keywords as an import leaves them, with content where a scene asks for it.
import {
  type Article,
  DEFAULT_FILTERS,
  type Meta,
  PLACES,
  type Provenance,
  pageIdsOf,
  type Tags,
  textAt,
} from '@silosmith/contract';
import { importKeywords } from '@silosmith/intake';
import { buildSilo } from '@silosmith/silo';
import { sampleFile } from '../features/import/sample-keywords.ts';
import { keptArticles } from '../state/project/kept-articles.ts';
import type { OpenProject } from '../state/project/open-project.ts';
import { projectStore } from '../state/project/project-store.ts';

/** Names that break a layout or a lookup: object properties, markup, no place to break, right to left. */
const AWKWARD = [
  'constructor',
  '<b>bold</b> & "quoted"',
  'donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller kaufen',
  'אספרסו ביתי',
];

const GROUPING = 'moderate';
const LANGUAGE = 'en';

export const sampleProject: OpenProject = projectOf(await sampleFile('sample').text());
export const awkwardProject: OpenProject = projectOf(
  ['Keyword,Volume,Difficulty', ...AWKWARD.map((keyword) => `"${keyword.replaceAll('"', '""')}",,`)].join(
    '\n',
  ),
);

function projectOf(csv: string): OpenProject {
  const files = [{ name: 'Home coffee.csv', bytes: new TextEncoder().encode(csv) }];
  const { table: imported, report } = importKeywords(files, { language: LANGUAGE });
  const { table, silo } = buildSilo(imported, { language: LANGUAGE, grouping: GROUPING });
  return {
    id: 'gallery-project',
    name: 'Home coffee',
    language: LANGUAGE,
    grouping: GROUPING,
    filters: DEFAULT_FILTERS,
    report,
    table,
    silo,
    articles: new Map(),
    metas: new Map(),
    tags: new Map(),
    sources: new Map(),
    viewpoints: new Map(),
    personas: new Map(),
    outlines: new Map(),
    failures: new Map(),
    images: new Map(),
    versions: new Map(),
    vectors: new Map(),
    jobs: new Map(),
    published: new Map(),
    undoSteps: [],
    redoSteps: [],
  };
}

export const demoProvenance: Provenance = {
  provider: 'demo',
  model: 'demo-1',
  demo: true,
  generatedAt: '2026-01-05T09:30:00.000Z',
  inputTokens: 900,
  outputTokens: 1_500,
  costUsd: 0,
};

export function articleOf(keyword: string, change: Partial<Article> = {}): Article {
  return {
    keyword,
    title: 'Coffee beans, chosen with care',
    content:
      '<h1>Coffee beans, chosen with care</h1><p>Fresh beans make the <strong>largest</strong> difference. ' +
      'Read on in <a href="silo:coffee grinder">our guide to grinders</a>.</p><h2>What to look for</h2>' +
      '<ul><li>A roast date</li><li>A single origin</li></ul><table><thead><tr><th scope="col">Roast</th>' +
      '<th scope="col">Taste</th></tr></thead><tbody><tr><td>Light</td><td>Fruit</td></tr></tbody></table>',
    excerpt: 'Fresh beans make the largest difference.',
    wordCount: 42,
    provenance: demoProvenance,
    edited: false,
    ...change,
  };
}

/** Row of the keyword in the sample. */
export function rowOf(keyword: string): number {
  for (let row = 0; row < sampleProject.table.rowCount; row++)
    if (textAt(sampleProject.table.keyword, row) === keyword) return row;
  return 0;
}

export const WRITTEN = 'coffee beans';
export const WRITTEN_ID = pageIdsOf(sampleProject.table).ofText(WRITTEN);

/** The sample with content for one page. */
export function writtenProject(article: Article = articleOf(WRITTEN)): OpenProject {
  const meta: Meta = {
    keyword: WRITTEN,
    title: 'Coffee beans: how to choose, store and brew them well, and what it costs',
    description: 'Which beans suit your machine, how long they stay fresh, and what to pay.',
    provenance: demoProvenance,
  };
  const tags: Tags = { keyword: WRITTEN, tags: ['coffee', 'beans'], provenance: demoProvenance };
  return {
    ...sampleProject,
    articles: new Map([[WRITTEN_ID, article]]),
    metas: new Map([[WRITTEN_ID, meta]]),
    tags: new Map([[WRITTEN_ID, tags]]),
  };
}

/** The first variant of the sample that a page serves, with an article of its own, as a merge leaves it. */
export const KEPT_ID = pageIdsOf(sampleProject.table).at(sampleProject.silo.place.indexOf(PLACES.variant));

export function keptProject(): OpenProject {
  const articles = new Map([[KEPT_ID, articleOf('an older guide')]]);
  return { ...sampleProject, articles };
}

/** The page that serves it. */
export const SERVING_ID = pageIdsOf(sampleProject.table).at(keptArticles(keptProject())[0]?.page ?? 0);

export function openInStore(project: OpenProject): void {
  projectStore.setState({ status: 'open', project, fault: null });
}

export function emptyStore(): void {
  projectStore.setState({ status: 'none', project: null, fault: null });
}

/** A project that is being read from the disk. */
export function loadingStore(): void {
  projectStore.setState({ status: 'loading', project: null, fault: null });
}

// Articles of merged, deleted or removed keywords as pages of their own, for an export that is asked for them.
import { isPageId, type ProjectDocument, type ProjectKeyword, recordOf, UNKNOWN } from '@silosmith/contract';

type Renamed = (key: string) => string;

/**
 * The project with a page for each article whose keyword serves no page: below the page that took the keyword in, else at the
 * top. Articles whose keyword is gone are named by what they were written for, as far as no keyword has that name.
 */
export function withKeptPages(project: ProjectDocument): ProjectDocument {
  const rows = new Map(project.keywords.map((row) => [row.keyword, row]));
  const names = namesOfGone(project, rows);
  const renamed: Renamed = (key) => names.get(key) ?? key;
  return {
    ...project,
    keywords: [
      ...project.keywords.map((row) => (isLeftOut(project, row) ? asPage(row, rows) : row)),
      ...[...names.values()].map(goneKeyword),
    ],
    articles: withNames(project.articles, renamed),
    metas: withNames(project.metas, renamed),
    tags: withNames(project.tags, renamed),
    images: withNames(project.images, renamed),
  };
}

const LEFT_OUT = new Set(['variant', 'deleted', 'none']);

function isLeftOut({ articles }: ProjectDocument, { keyword, place }: ProjectKeyword): boolean {
  return LEFT_OUT.has(place.role) && recordOf(articles, keyword) !== undefined;
}

/** A variant belongs to a page, or to a section of one. */
function asPage(row: ProjectKeyword, rows: ReadonlyMap<string, ProjectKeyword>): ProjectKeyword {
  const above = row.place.parent === null ? undefined : rows.get(row.place.parent);
  const parent = above?.place.role === 'section' ? above.place.parent : row.place.parent;
  return { ...row, place: { ...row.place, role: 'subSupporting', parent } };
}

function namesOfGone(
  { articles }: ProjectDocument,
  rows: ReadonlyMap<string, ProjectKeyword>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set([...rows.keys(), ...Object.keys(articles)]);
  for (const [key, { keyword }] of Object.entries(articles)) {
    if (rows.has(key)) continue;
    const wanted = isPageId(key) ? keyword : key;
    let name = wanted;
    for (let number = 2; name !== key && taken.has(name); number++) name = `${wanted} (${number})`;
    taken.add(name);
    names.set(key, name);
  }
  return names;
}

function withNames<Body>(records: Readonly<Record<string, Body>>, renamed: Renamed): Record<string, Body> {
  return Object.fromEntries(Object.entries(records).map(([key, body]) => [renamed(key), body]));
}

function goneKeyword(keyword: string): ProjectKeyword {
  return {
    keyword,
    topic: '',
    volume: UNKNOWN,
    difficulty: UNKNOWN,
    score: 0,
    scoreEstimated: false,
    opportunityScore: 0,
    relevance: 0,
    businessValue: 0,
    intent: [],
    isFavorite: false,
    isCompleted: false,
    isPinned: false,
    line: 0,
    place: {
      role: 'subSupporting',
      parent: null,
      reason: 'none',
      similarity: 0,
      runnerUp: null,
      runnerUpSimilarity: 0,
    },
  };
}

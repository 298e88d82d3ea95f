// Keywords of a version-2 snapshot with their places: rows of its keyword data and nested items of its silo.
import { type ProjectKeyword, SILO_COLUMN_LIST, UNKNOWN } from '@silosmith/contract';
import { asRecord, numberOr, textOr } from './loose-values.ts';

const ROLE_OF_LEVEL = ['pillar', 'cluster', 'subSupporting'] as const;

/** Distinct keywords (letter case aside); an item of the silo rules over a row of the data. */
export function snapshotKeywords(
  rows: readonly unknown[],
  silo: readonly unknown[],
  favorites: readonly unknown[],
): ProjectKeyword[] {
  const byName = new Map<string, ProjectKeyword>();
  const liked = new Set(favorites.map((name) => String(name).toLowerCase()));
  const read = (value: unknown): ProjectKeyword | null => {
    const item = asRecord(value);
    const keyword = textOr(item.keyword, '').normalize('NFC').replace(/\s+/gu, ' ');
    const key = keyword.toLowerCase();
    const known = byName.get(key);
    // The first occurrence of a keyword in the silo decides its place.
    if (keyword === '' || (known !== undefined && known.place.role !== 'none')) return null;
    const found = { ...itemOf(item, keyword, known), isFavorite: liked.has(key) };
    byName.set(key, found);
    return found;
  };
  for (const row of rows) read(row);
  const visit = (items: readonly unknown[], parent: ProjectKeyword | null, level: number): void => {
    for (const value of items) {
      const found = read(value);
      const above = found ?? parent;
      if (found !== null) place(found, parent, level);
      const { children } = asRecord(value);
      if (Array.isArray(children)) visit(children, above, Math.min(2, found === null ? level : level + 1));
    }
  };
  visit(silo, null, 0);
  return [...byName.values()];
}

/** Level 4 and deeper, which the silo of today has not, joins level 3. */
function place(found: ProjectKeyword, parent: ProjectKeyword | null, level: number): void {
  const atChild = parent?.place.role === 'subSupporting';
  found.place.role = ROLE_OF_LEVEL[level] ?? 'subSupporting';
  found.place.parent = (atChild ? parent.place.parent : parent?.keyword) ?? null;
  found.place.reason = 'byHand';
  found.place.similarity = 0;
}

function itemOf(
  item: Readonly<Record<string, unknown>>,
  keyword: string,
  known: ProjectKeyword | undefined,
): ProjectKeyword {
  const topic = textOr(item.topic, known?.topic ?? '');
  const intent = [item.intent]
    .flat()
    .flatMap((value) => textOr(value, '').split(/[,;/]/u))
    .filter(Boolean);
  return {
    keyword,
    topic,
    ...(topic === '' ? {} : { fileTopic: topic }),
    ...(intent.length === 0 ? {} : { fileIntent: intent.map((name) => name.trim().toLowerCase()) }),
    volume: numberOr(item.volume, known?.volume ?? UNKNOWN),
    difficulty: numberOr(item.difficulty, known?.difficulty ?? UNKNOWN),
    score: 0,
    scoreEstimated: false,
    opportunityScore: 0,
    relevance: 0,
    businessValue: Math.min(
      100,
      Math.max(0, numberOr(item.businessValue, SILO_COLUMN_LIST.businessValue.unset)),
    ),
    intent: [],
    isFavorite: false,
    isCompleted: item.isCompleted === true || known?.isCompleted === true,
    isPinned: false,
    line: known?.line ?? 1,
    place: {
      role: 'none',
      parent: null,
      reason: 'none',
      similarity: 0,
      runnerUp: null,
      runnerUpSimilarity: 0,
    },
  };
}

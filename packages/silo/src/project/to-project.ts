// Writes a project as one document: every keyword with its figures and place, the nested pages, and all generated content.
import {
  columnWriter,
  intentNames,
  type KeywordTable,
  keptIdsOf,
  PLACES,
  PROJECT_VERSION,
  type ProjectDocument,
  type ProjectKeyword,
  ROW_FLAGS,
  reasonName,
  type SiloState,
  textAt,
  UNKNOWN,
} from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { selectPages } from '../filters/select-pages.ts';
import { planFacts } from '../plan/plan-curve.ts';
import { buildTokenIndex, type TokenIndex } from '../tokens/index.ts';
import { toPages } from './to-pages.ts';

/** What a project holds besides its keywords and silo. Issues are sentences already: the silo package has none. */
export type ProjectExtras = Omit<
  ProjectDocument,
  'version' | 'language' | 'keywords' | 'silo' | 'plan' | 'setAside' | 'unfilteredItemCount'
>;

/**
 * The whole project as plain data. `selection`: rows of the pages shown in `silo` (default: those the filters show).
 * `index`: the table's token index where the caller has it.
 */
export function toProjectDocument(
  document: SiloDocument,
  extras: ProjectExtras,
  options: { readonly index?: TokenIndex; readonly selection?: ArrayLike<number> } = {},
): ProjectDocument {
  const { table, silo, language } = document;
  const index = options.index ?? buildTokenIndex(table, language);
  const { rows, total } = selectPages(table, silo, extras.filters);
  const keywords: ProjectKeyword[] = [];
  const kept = keptIdsOf(table);
  const keywordOf = keywordWriter(table, silo);
  for (let row = 0; row < table.rowCount; row++) {
    const id = kept.get(row);
    keywords.push({ ...keywordOf(row), ...(id === undefined ? {} : { id }) });
  }
  return {
    version: PROJECT_VERSION,
    name: extras.name,
    language,
    grouping: extras.grouping,
    filters: extras.filters,
    report: extras.report,
    keywords,
    silo: toPages(table, silo, index, options.selection ?? rows),
    plan: planFacts(table, silo),
    setAside: setAsideOf(table, silo),
    unfilteredItemCount: total,
    issues: extras.issues,
    ...(extras.ignoredIssues === undefined ? {} : { ignoredIssues: extras.ignoredIssues }),
    ...(extras.researchDone === undefined ? {} : { researchDone: extras.researchDone }),
    ...(extras.meaning === undefined ? {} : { meaning: extras.meaning }),
    ...(extras.site === undefined ? {} : { site: extras.site }),
    ...(extras.vectors === undefined ? {} : { vectors: extras.vectors }),
    ...(extras.publications === undefined ? {} : { publications: extras.publications }),
    ...(extras.sources === undefined ? {} : { sources: extras.sources }),
    ...(extras.viewpoints === undefined ? {} : { viewpoints: extras.viewpoints }),
    ...(extras.personas === undefined ? {} : { personas: extras.personas }),
    ...(extras.outlines === undefined ? {} : { outlines: extras.outlines }),
    articles: extras.articles,
    metas: extras.metas,
    tags: extras.tags,
    images: extras.images,
    ...(extras.failures === undefined ? {} : { failures: extras.failures }),
  };
}

/** Every keyword that is for no page, with its reason; the variants of a group have the group's. */
function setAsideOf(
  table: KeywordTable,
  { place, parent, reason }: SiloState,
): { keyword: string; reason: string }[] {
  const found: { keyword: string; reason: string }[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    const lead = place[row] === PLACES.variant ? (parent[row] ?? -1) : row;
    if (place[lead] === PLACES.setAside)
      found.push({ keyword: textAt(table.keyword, row), reason: reasonName(reason[lead]) });
  }
  return found;
}

type KeywordWriter = (row: number) => ProjectKeyword;

function keywordWriter(table: KeywordTable, silo: SiloState): KeywordWriter {
  const rows = new Map<string, number>();
  const names = {
    keywordAt: (row: number) => textAt(table.keyword, row),
    rowOf: (keyword: string) => rows.get(keyword) ?? -1,
  };
  const inKeyword = columnWriter('keyword', silo, names);
  const inPlace = columnWriter('place', silo, names);
  return (row) => {
    const flags = silo.flags[row] ?? 0;
    return {
      keyword: textAt(table.keyword, row),
      topic: silo.topics[silo.topic[row] ?? -1] ?? '',
      volume: table.volume[row] ?? UNKNOWN,
      difficulty: table.difficulty[row] ?? UNKNOWN,
      ...inKeyword(row),
      scoreEstimated: (flags & ROW_FLAGS.scoreEstimated) !== 0,
      isFavorite: (flags & ROW_FLAGS.favourite) !== 0,
      isCompleted: (flags & ROW_FLAGS.completed) !== 0,
      isPinned: (flags & ROW_FLAGS.pinned) !== 0,
      ...((flags & ROW_FLAGS.proposed) === 0 ? {} : { isProposed: true }),
      line: table.line[row] ?? 0,
      ...optionalFigures(table, row),
      place: inPlace(row),
    };
  };
}

/** Fields that only some files have; absent where this row has none. */
function optionalFigures(table: KeywordTable, row: number): Partial<ProjectKeyword> {
  const cpc = table.cpc?.[row] ?? UNKNOWN;
  const position = table.position?.[row] ?? UNKNOWN;
  const urls = table.url === null ? '' : textAt(table.url, row);
  const trend = table.trend === null ? '' : textAt(table.trend, row);
  const fileParent = table.parentKeyword === null ? '' : textAt(table.parentKeyword, row);
  const filePage = table.pageKeyword === undefined ? '' : textAt(table.pageKeyword, row);
  const fileTopic = table.topics[table.topic[row] ?? -1];
  const level = table.pageLevel[row] ?? 0;
  const intent = table.intent[row] ?? 0;
  return {
    ...(cpc === UNKNOWN ? {} : { cpc }),
    ...(position === UNKNOWN ? {} : { position }),
    ...(urls === '' ? {} : { urls: urls.split('\n') }),
    ...(trend === '' ? {} : { trend }),
    ...(fileParent === '' ? {} : { fileParentKeyword: fileParent }),
    ...(filePage === '' ? {} : { filePageKeyword: filePage }),
    ...(fileTopic === undefined ? {} : { fileTopic }),
    ...(level === 0 ? {} : { filePageLevel: level }),
    ...(intent === 0 ? {} : { fileIntent: intentNames(intent) }),
  };
}

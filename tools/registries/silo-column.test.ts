import { describe, expect, it, vi } from 'vitest';
import { buffersOf } from '../../apps/web/src/workers/column-buffers.ts';
import {
  emptySilo,
  fitSilo,
  SILO_COLUMNS,
  type SiloState,
  unzipColumns,
  zipColumns,
} from '../../packages/contract/src/index.ts';
import { SiloDraft } from '../../packages/silo/src/edits/silo-draft.ts';
import {
  applyEdit,
  buildSilo,
  buildTokenIndex,
  fromProjectDocument,
  parseProjectDocument,
  rebuildSilo,
  redo,
  resizePlan,
  type SiloDocument,
  toProjectDocument,
  undo,
} from '../../packages/silo/src/index.ts';
import { contentOfRecords } from '../../packages/sync/src/project-content.ts';
import { smallImport } from '../../packages/testkit/src/index.ts';

/** All that a new column is: an entry. */
vi.mock('../../packages/contract/src/silo-column-list.ts', async (original) => {
  const real = await original<{ SILO_COLUMN_LIST: object }>();
  const mood = {
    array: Float32Array,
    unset: 7,
    holdsRows: true,
    keptByRebuild: true,
    file: { in: 'keyword', as: 'moodOfReader', form: 'number', optional: true },
  };
  return { SILO_COLUMN_LIST: { ...real.SILO_COLUMN_LIST, mood } };
});

// The list that the types are read off has no such column: the name is only known here.
const MOOD = 'mood' as 'score';
const moodOf = (silo: Partial<SiloState>): number[] => [...(silo[MOOD] ?? [])];
const without = (silo: SiloState): SiloState => {
  const { [MOOD]: _, ...rest } = silo;
  // As an earlier version wrote it.
  return rest as SiloState;
};

const PROJECT = smallImport(['coffee', 'coffee machine', 'coffee machine cleaner', 'green tea']);
/** Moods 7, 1, 7, 7. */
function moody(): SiloDocument {
  const { table, language } = PROJECT;
  const { silo } = buildSilo(table, { language, grouping: 'moderate' });
  silo[MOOD][1] = 1;
  return { table, silo, language };
}
const { vectors: _, failures: _failures, ...SHOWN } = PROJECT;
const EXTRAS = {
  ...SHOWN,
  sources: {},
  viewpoints: {},
  personas: {},
  outlines: {},
  issues: [],
  articles: {},
  metas: {},
  tags: {},
  images: {},
};

describe('8.4: a column of the silo is one entry; a new one', () => {
  it('is in every silo that is made, unset', () => {
    expect(SILO_COLUMNS).toContain('mood');
    expect(emptySilo(2, [])).toMatchObject({ mood: Float32Array.of(7, 7) });
    expect(moodOf(moody().silo)).toEqual([7, 1, 7, 7]);
  });

  it('is stored and sent, and read from records that lack it or are of another length', async () => {
    const { silo } = moody();
    expect(await unzipColumns(await zipColumns(silo))).toEqual(silo);
    const records = (body: SiloState) => [
      { kind: 'settings' as const, key: '', body: PROJECT },
      { kind: 'keywords' as const, key: '', body: PROJECT.table },
      { kind: 'silo' as const, key: '', body },
    ];
    expect(moodOf(contentOfRecords(records(silo))?.silo ?? {})).toEqual([7, 1, 7, 7]);
    expect(moodOf(contentOfRecords(records(without(silo)))?.silo ?? {})).toEqual([7, 7, 7, 7]);
    // It holds rows here, and rows 3 and up are gone.
    expect(moodOf(fitSilo(silo, 3))).toEqual([-1, 1, -1]);
    expect(moodOf(fitSilo(silo, 6))).toEqual([7, 1, 7, 7, 7, 7]);
  });

  it('is edited, taken back within an edit, undone and redone', () => {
    const document = moody();
    const draft = new SiloDraft(document);
    draft.set(MOOD, 2, 3);
    const mark = draft.mark();
    draft.set(MOOD, 2, 4);
    draft.rollBack(mark);
    const { document: after, patch } = draft.finish();
    expect(patch.columns).toEqual([
      {
        ...{ column: 'mood', rows: Int32Array.of(2) },
        ...{ before: Float64Array.of(7), after: Float64Array.of(3) },
      },
    ]);
    expect(moodOf(after.silo)).toEqual([7, 1, 3, 7]);
    expect(undo(after, patch).silo).toEqual(document.silo);
    expect(redo(document, patch).silo).toEqual(after.silo);
  });

  it('is unset in an added row, and shorter again after undo', () => {
    const document = moody();
    const { document: after, patch } = applyEdit(document, { type: 'add', keyword: 'oolong', level: 1 });
    expect(moodOf(after.silo)).toEqual([7, 1, 7, 7, 7]);
    expect(undo(after, patch).silo).toEqual(document.silo);
    expect(redo(document, patch).silo).toEqual(after.silo);
  });

  it('stays through another plan size and a rebuild', () => {
    const document = moody();
    const index = buildTokenIndex(document.table, document.language);
    const resized = resizePlan(document, index, 1);
    expect(moodOf(resized.document.silo)).toEqual([7, 1, 7, 7]);
    expect(resized.document.silo[MOOD]).not.toBe(document.silo[MOOD]);
    expect(moodOf(rebuildSilo(document, { grouping: 'off' }).document.silo)).toEqual([7, 1, 7, 7]);
  });

  it('moves to another thread', () => {
    const { silo } = moody();
    const { buffer } = silo[MOOD];
    const transfer = buffersOf([silo]);
    expect(transfer).toContain(buffer);
    expect(moodOf(structuredClone(silo, { transfer }))).toEqual([7, 1, 7, 7]);
  });

  it('is in the project file where it is set, and unset where a file lacks it', () => {
    const project = toProjectDocument(moody(), EXTRAS);
    expect(project.keywords.map((keyword) => Object(keyword).moodOfReader)).toEqual([
      ...[undefined, 1],
      ...[undefined, undefined],
    ]);
    const opened = parseProjectDocument(JSON.stringify(project));
    expect(moodOf(fromProjectDocument(opened).silo)).toEqual([7, 1, 7, 7]);
    const earlier = JSON.parse(JSON.stringify(project).replace('"moodOfReader":1,', ''));
    expect(moodOf(fromProjectDocument(parseProjectDocument(earlier)).silo)).toEqual([7, 7, 7, 7]);
    const broken = JSON.stringify(project).replace('"moodOfReader":1,', '"moodOfReader":"bad",');
    expect(() => parseProjectDocument(broken)).toThrow('silo.project-broken');
  });
});

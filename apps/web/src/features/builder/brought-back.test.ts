import { PLACES } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { firstBroughtBack } from './brought-back.ts';

type Undoable = NonNullable<Parameters<typeof firstBroughtBack>[0]>;

const step = {
  label: 'builder.steps.deleted',
  params: {},
  patch: null,
  records: [],
  before: {},
  after: {},
} as const;
const { pillar, cluster, deleted, section, setAside } = PLACES;
const siloOf = (...places: number[]) =>
  ({
    place: Uint8Array.from(places),
    parent: Int32Array.from(places, () => -1),
  }) as unknown as Undoable['silo'];
const done = (silo: Undoable['silo']): Undoable => ({ id: 'p', silo, undoSteps: [step], redoSteps: [] });
const undone = (silo: Undoable['silo']): Undoable => ({ id: 'p', silo, undoSteps: [], redoSteps: [step] });

it('is the first line that was deleted or set aside', () => {
  const now = undone(siloOf(pillar, cluster, cluster));
  expect(firstBroughtBack(done(siloOf(pillar, deleted, deleted)), now)).toBe(1);
  expect(firstBroughtBack(done(siloOf(pillar, cluster, setAside)), now)).toBe(2);
});

it('is the page, not a section that returns with it', () => {
  const now = { ...siloOf(section, cluster), parent: Int32Array.of(1, -1) };
  expect(firstBroughtBack(done(siloOf(setAside, deleted)), undone(now))).toBe(1);
});

it('is none after another undo, an edit, a redo, or in another project', () => {
  const gone = siloOf(pillar, deleted);
  const there = siloOf(pillar, cluster);
  expect(firstBroughtBack(done(siloOf(pillar, pillar)), undone(there))).toBeNull();
  expect(firstBroughtBack(undone(gone), done(there))).toBeNull();
  expect(firstBroughtBack(done(gone), { ...done(there), undoSteps: [step, { ...step }] })).toBeNull();
  expect(firstBroughtBack(done(gone), { ...undone(there), id: 'q' })).toBeNull();
  expect(firstBroughtBack(null, undone(there))).toBeNull();
});

import { PLACES } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { createMessages } from '@silosmith/messages';
import { applyEdit, type SiloEdit } from '@silosmith/silo';
import { smallImport } from '@silosmith/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpenProject } from '../../state/project/open-project.ts';
import { projectOfImport } from '../../state/project/project-rows.ts';
import { COLUMNS } from './columns/index.ts';
import { outlineFacts } from './outline-facts.ts';
import { isSameRow } from './same-line.ts';

const KEYWORDS = ['shoes', 'red shoes', 'blue shoes', 'dark red', 'light red', 'boots', 'size chart', 'zzz'];
const { pillar, cluster, subSupporting, section, setAside, variant } = PLACES;
const small = projectOfImport('p', smallImport(KEYWORDS));
const start: OpenProject = {
  ...small,
  table: { ...small.table, volume: Float64Array.from(KEYWORDS, (_, row) => 10 ** (row % 4)) },
  silo: {
    ...small.silo,
    place: Uint8Array.of(pillar, cluster, cluster, subSupporting, variant, pillar, section, setAside),
    parent: Int32Array.of(-1, 0, 0, 1, 1, -1, 0, -1),
    similarity: small.silo.similarity.map(() => 0.5),
    runnerUp: small.silo.runnerUp.map((_, row) => (row === 1 ? 5 : -1)),
    runnerUpSimilarity: small.silo.runnerUpSimilarity.map(() => 0.49),
  },
};
const row = fc.nat(7);
const edit: fc.Arbitrary<SiloEdit> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'delete' as const,
      'setAside' as const,
      'makePage' as const,
      'pin' as const,
      'toggleFavourite' as const,
      'toggleCompleted' as const,
      'split' as const,
    ),
    row,
  }),
  fc.record({ type: fc.constant('move' as const), row, parent: row }),
  fc.record({ type: fc.constant('merge' as const), row, into: row }),
  fc.record({ type: fc.constant('rename' as const), row, keyword: fc.constantFrom('tea', 'clogs') }),
  fc.record({ type: fc.constant('setBusinessValue' as const), row, value: fc.nat(100) }),
);

/** All that a line says of its row, with the variant that a search hits where one is under way. */
function saidOf(project: OpenProject, of: number, isSearched: boolean) {
  const { tree, hiddenHit } = outlineFacts(project);
  const messages = createMessages('en');
  const cells = COLUMNS.map(({ text }) => text(project, of, messages));
  const hit = isSearched ? hiddenHit(of, ['red']) : null;
  return [...cells, tree.variants(of).length, hit, project.silo.place[of]];
}

it('takes no line for the same that says something else after an edit', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), fc.boolean(), (edits, searched) => {
      let now = start;
      for (const one of edits) {
        try {
          const { document } = applyEdit(now, one);
          const next = { ...now, ...document };
          for (let of = 0; of < KEYWORDS.length; of++)
            if (isSameRow(now, next, of, searched))
              expect(saidOf(next, of, searched)).toEqual(saidOf(now, of, searched));
          now = next;
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
        }
      }
    }),
    { numRuns: 300 },
  );
});

it('draws the lines again that an edit changes, and no others', () => {
  const drawnAfter = (one: SiloEdit): number[] => {
    const next = { ...start, ...applyEdit(start, one).document };
    return [...KEYWORDS.keys()].filter((of) => !isSameRow(start, next, of, false));
  };
  expect(drawnAfter({ type: 'toggleFavourite', row: 5 })).toEqual([5]);
  expect(drawnAfter({ type: 'setAside', row: 4 })).toEqual([1, 4]);
});

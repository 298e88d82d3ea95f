// A keyword added by hand leaves the scores of all others as they are.
import { describe, expect, it } from 'vitest';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import { builtDocument } from '../testing/built-document.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { applyEdit } from './apply-edit.ts';

const TABLE = tableOf(
  listOf(`
    tea       | Tea | 900 | 10 | pillar
    green tea | Tea | 800 | 20 | cluster
    black tea | Tea | 700 | -  | cluster
  `),
);
const START = builtDocument(TABLE, { language: 'en', grouping: 'off' });

describe('keywords added by hand', () => {
  const edits = [95, 96, 97].map(
    (difficulty) =>
      ({
        type: 'add',
        keyword: `tea of ${difficulty}`,
        level: 2,
        pillar: 0,
        volume: 100,
        difficulty,
      }) as const,
  );
  const { table } = applyEdit(START, { type: 'batch', edits }).document;

  it('have no say in the difficulty that stands for an unknown one', () => {
    expect(table.rowCount).toBe(6);
    expect(medianDifficultyOf(table)).toBe(15);
  });

  it('do not lower the score of the next one whose difficulty is unknown', () => {
    const unknown = { type: 'add', keyword: 'white tea', level: 2, pillar: 0, volume: 700 } as const;
    const { silo } = applyEdit(START, { type: 'batch', edits: [...edits, unknown] }).document;
    expect(silo.score.at(-1)).toBeCloseTo(START.silo.score[2] ?? Number.NaN, 10);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEvidence, type Convention, conventionOf } from './convention.ts';
import { figureOfBytes, NOT_PLAIN } from './figure-bytes.ts';
import { readFigure } from './read-figure.ts';

describe('a figure as people write it', () => {
  it.each<[cell: string, value: number]>([
    ['1,000', 1_000],
    ['1.000', 1_000],
    ['1 000', 1_000],
    ['1\u202f234\u00a0567', 1_234_567],
    ['1’000', 1_000],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,00,000', 100_000],
    ['1.234,5', 1_234.5],
    ['1,234.5', 1_234.5],
    ['1.2K', 1_200],
    ['1.0m', 1_000_000],
    ['3,6k', 3_600],
    ['10 mil', 10_000],
    ['2 Mio.', 2_000_000],
    ['1万', 10_000],
    ['１，０００', 1_000],
    ['10-100', 55],
    ['10 – 100', 55],
    ['100 - 1K', 550],
    ['500-2k', 1_250],
    ['1-10K', 5_500],
    ['10 mil – 100 mil', 55_000],
    ['1万～10万', 55_000],
    ['<10', 5],
    ['< 100', 50],
    ['2k+', 2_000],
    ['>100K', 100_000],
    ['~500', 500],
    ['0,5', 0.5],
    ['12%', 12],
    ['₹86.75', 86.75],
    ['$1,200.50', 1_200.5],
    ['5,20 €', 5.2],
    ['US$ 3.10', 3.1],
    ['R$ 3,50', 3.5],
    ['1300 searches/mo', 1_300],
    ['45/100', 45],
    ['Hard (67)', 67],
    ['67 (Hard)', 67],
    ['1.1E+06', 1_100_000],
    ['="12"', 12],
    ['١٬٢٣٤', 1_234],
    ['۱۲۳۴', 1_234],
    ['१,२३,४५६', 123_456],
    ['๙๐', 90],
    ['1\u2009234', 1_234],
    ['1 tys.', 1_000],
    ['3 тыс.', 3_000],
    ['1 tis. – 10 tis.', 5_500],
    ['1 Tsd.–10 Tsd.', 5_500],
    ['1만~10만', 55_000],
    ['1.2 lakh', 120_000],
    ['100 до 1000', 550],
    ['∼500', 500],
    ['45 von 100', 45],
    ['12 of 100', 12],
    ['Possible: 45', 45],
    ['0', 0],
  ])('%s is %d', (cell, value) => {
    expect(readFigure(cell, 'whole')).toBeCloseTo(value, 6);
  });

  it.each([
    '',
    '-',
    '_',
    'N/A',
    'n/a',
    'NaN',
    'null',
    'n.v.',
    'k.A.',
    '#N/A',
    'н/д',
    '∞',
    '—',
    'Low',
    'High',
    'varios',
    '-5',
    '−5',
    '1,2,3',
    '2024-01-15',
    '12:30',
  ])("'%s' is unknown, not 0", (cell) => {
    expect(readFigure(cell, 'whole')).toBe(-1);
  });

  it('follows the convention of its column where the figure alone does not tell', () => {
    expect(readFigure('1.234', 'dot')).toBe(1.234);
    expect(readFigure('1.234', 'comma')).toBe(1_234);
    expect(readFigure('1,234', 'dot')).toBe(1_234);
    expect(readFigure('1,234', 'comma')).toBe(1.234);
    expect(readFigure('1,234', 'fraction')).toBe(1.234);
    expect(readFigure('1,234', 'whole')).toBe(1_234);
  });
});

describe('the convention of a column', () => {
  const decide = (...cells: string[]): Convention => {
    const evidence = { dot: 0, comma: 0 };
    for (const cell of cells) addEvidence(evidence, cell);
    return conventionOf(evidence, 'whole');
  };

  it('comes from figures that leave no doubt', () => {
    expect(decide('1.000', '0,35')).toBe('comma');
    expect(decide('1,000', '12.5')).toBe('dot');
    expect(decide('1,234,567')).toBe('dot');
    expect(decide('1.234,5')).toBe('comma');
    expect(decide('0.123')).toBe('dot');
  });

  it('stays open where none does', () => {
    expect(decide('1,000', '2,500', '900', 'Low')).toBe('whole');
  });
});

describe('the fast path', () => {
  it('reads plain digits as the slow path does, or leaves them to it', () => {
    const part = fc.constantFrom('', '0', '1', '12', '123', '1234', '000', '5');
    const mark = fc.constantFrom('', '.', ',', ' ');
    const convention = fc.constantFrom<Convention>('dot', 'comma', 'whole', 'fraction');
    fc.assert(
      fc.property(part, mark, part, mark, part, convention, (a, b, c, d, e, kind) => {
        const text = a + b + c + d + e;
        const bytes = new TextEncoder().encode(text);
        const fast = figureOfBytes(bytes, 0, bytes.length, kind);
        if (fast !== NOT_PLAIN) expect(fast).toBeCloseTo(readFigure(text, kind), 9);
      }),
      { numRuns: 2_000 },
    );
  });
});

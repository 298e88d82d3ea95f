import { textColumnOf } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deltaBetween, withDelta } from './body-delta.ts';
import { NUMBER_COLUMNS } from './number-columns.ts';

const kinds = Object.values(NUMBER_COLUMNS);
const bytesIn = (value: unknown): number => {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + bytesIn(inner), 0);
};
/** Bit by bit: -0 is not 0, and NaN is itself. */
const shown = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    ArrayBuffer.isView(inner)
      ? [inner.constructor.name, [...new Uint8Array(inner.buffer, inner.byteOffset, inner.byteLength)]]
      : inner,
  );

const number = fc.oneof(fc.constantFrom(0, -0, 1, Number.NaN, Number.POSITIVE_INFINITY), fc.integer());
/** A column and what an edit, an added or a removed keyword, or a rebuild makes of it; both may begin anywhere in their buffers. */
const column = fc
  .record({
    Numbers: fc.constantFrom(...kinds),
    cells: fc.array(number, { maxLength: 60 }),
    changes: fc.array(fc.record({ at: fc.nat(60), to: number }), { maxLength: 20 }),
    length: fc.option(fc.nat(70)),
    skipped: fc.tuple(fc.nat(2), fc.nat(2)),
  })
  .map(({ Numbers, cells, changes, length, skipped: [first, second] }) => {
    const made = (values: readonly number[], skip: number) =>
      Numbers.from([...new Array<number>(skip).fill(5), ...values]).subarray(skip);
    const next = Array.from({ length: length ?? cells.length }, (_, at) => cells[at] ?? 0);
    for (const { at, to } of changes) if (at < next.length) next[at] = to;
    return { before: made(cells, first), after: made(next, second) };
  });
const bodies = fc
  .record({ columns: fc.array(column, { minLength: 4, maxLength: 4 }), kept: fc.array(fc.boolean()) })
  .map(({ columns, kept }) => {
    const side = (one: 'before' | 'after') => {
      const [place, parent, bytes, offsets] = columns.map((pair, at) =>
        kept[at] === true ? pair.before : pair[one],
      );
      return {
        place,
        parent,
        keyword: { bytes, offsets },
        topics: [one],
        [one]: place,
        rowCount: 3,
        url: null,
      };
    };
    return { before: side('before'), after: side('after') };
  });

it('makes of the first body, with the delta, the second: bit by bit, and the first stays as it is', () => {
  fc.assert(
    fc.property(bodies, ({ before, after }) => {
      const had = shown(before);
      const delta = structuredClone(deltaBetween(before, after));
      expect(shown(withDelta(structuredClone(before), delta))).toBe(shown(after));
      withDelta(before, delta);
      expect(shown(before)).toBe(had);
    }),
  );
});

it('says of a column no more than what changed in it, and little of one that has grown or was cut', () => {
  const before = { place: new Uint8Array(100_000), score: new Float64Array(100_000).fill(0.5) };
  const star = { ...before, place: before.place.with(70_001, 1) };
  expect(bytesIn(deltaBetween(before, star))).toBe(8);
  const grown = { place: new Uint8Array(100_001), score: Float64Array.from([...before.score, 1]) };
  expect(bytesIn(deltaBetween(before, grown))).toBe(1 + 8);
  expect(bytesIn(deltaBetween(grown, before))).toBe(0);
});

it('sends a column itself where that is less', () => {
  const after = { place: new Uint8Array(1_000).fill(1) };
  expect(bytesIn(deltaBetween({ place: new Uint8Array(1_000) }, after))).toBe(1_000);
});

it('sends of texts of which one is another that one, whatever the lengths', () => {
  const texts = fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(texts, fc.nat(29), fc.string({ maxLength: 12 }), (list, at, text) => {
      const before = { keyword: textColumnOf(list) };
      const after = { keyword: textColumnOf(list.with(at % list.length, text)) };
      const delta = structuredClone(deltaBetween(before, after));
      expect(shown(withDelta(before, delta))).toBe(shown(after));
    }),
  );
  const many = Array.from({ length: 1_000 }, (_, at) => `keyword ${at}`);
  const [before, after] = [many, many.with(500, 'another')].map((list) => ({ keyword: textColumnOf(list) }));
  expect(bytesIn(deltaBetween(before, after))).toBeLessThan(20);
});

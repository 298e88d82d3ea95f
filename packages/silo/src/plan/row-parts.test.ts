import { describe, expect, it } from 'vitest';
import { createUsedTest, readSaidRows } from './row-parts.ts';
import { readTellingWords } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

describe('the telling words of rows', () => {
  it('are each there once, in the order in which the row says them', () => {
    const { partsOf } = readTellingWords(['red shoes', 'blue hats'], 'en');
    const texts = ['red red shoes', 'shoes red', 'hats shoes hats'];
    const { offsets, ids } = readSaidRows(texts.length, (row) => partsOf(texts[row] ?? ''));
    const [red, shoes, , hats] = ['red', 'shoes', 'blue', 'hats'].flatMap((word) =>
      partsOf(word).flatMap((part) => part.ids),
    );
    expect([...offsets]).toEqual([0, 2, 4, 6]);
    expect([...ids.subarray(0, 6)]).toEqual([red, shoes, shoes, red, hats, shoes]);
  });

  it('are all there, however many a row has', () => {
    const many = Array.from({ length: 50 }, (_, id) => id);
    const part = { text: 'many', ids: many, isFunction: false, stem: 'many', isThing: true };
    const { offsets, ids } = readSaidRows(1, () => [part]);
    expect([...ids.subarray(0, offsets[1])]).toEqual(many);
  });
});

it('takes a row whose words depend on those beside them for one that may say that a thing is used', () => {
  const written = readWrittenWords(['car close to me', 'car park'], 'en');
  const maySayUsed = createUsedTest(readTellingWords(['car park'], 'en'), { written });
  expect([0, 1].map(maySayUsed)).toEqual([true, false]);
});

import { describe, expect, it } from 'vitest';
import { supportedFigures, unsupportedFigures, unsupportedIn } from './figures.ts';

const found = (text: string, passages: string[] = [], keywords: string[] = []): number[] =>
  unsupportedFigures(`<p>${text}</p>`, passages, keywords);

describe('a figure that no passage has', () => {
  it.each([
    ['It saves 40 % of the water.', 40],
    ['It saves 40 percent.', 40],
    ['Es spart 40 Prozent.', 40],
    ['Dat scheelt 7 procent.', 7],
    ['Cela coûte 15 €.', 15],
    ['That is $5 a month.', 5],
    ['Used by 12,500 shops.', 12_500],
    ['Von 12.500 Läden.', 12_500],
    ['About 3.5 litres.', 3.5],
    ['Etwa 3,5 Liter.', 3.5],
  ])('%s', (text, figure) => expect(found(text)).toEqual([figure]));

  it.each([
    'Wait 10 minutes, then take 3 of the 24 pieces.',
    'Since 2019 it has been sold in Europe.',
    'Step 2 of 5.',
    'No figure at all.',
  ])('none: %s', (text) => expect(found(text)).toEqual([]));
});

describe('a figure is supported', () => {
  it('by a passage, however it is written', () => {
    expect(found('It saves 40 % of 1,500 litres.', ['40 percent of 1.500 litres'])).toEqual([]);
    expect(found('It saves 45 % of it.', ['40 percent'])).toEqual([45]);
  });
  it('by the keyword, and where it names another page', () => {
    expect(found('The yamaha 125 is small.', [], ['yamaha 125'])).toEqual([]);
    expect(unsupportedFigures('<p>See <a href="silo:top 500">top 500</a>.</p>', [], [])).toEqual([]);
  });
  it('once is enough: each is named once', () => expect(found('40 % here, 40 % there')).toEqual([40]));
});

it('says where each unsupported figure of a text stands', () => {
  const text = 'In 2019 it saved 40 % of $1,500, and 40 % again.';
  const at = (known: string[]) =>
    unsupportedIn(text, supportedFigures('', known, [])).map((one) =>
      text.slice(one.at, one.at + one.length),
    );
  expect(at([])).toEqual(['40', '1,500', '40']);
  expect(at(['40 percent'])).toEqual(['1,500']);
});

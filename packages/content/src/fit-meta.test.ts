import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitMeta } from './fit-meta.ts';

const CONTENT = `<h1>How to repair a garden hose with tape, patches or fittings</h1>
<p>A garden hose leaks at its ends first. Washers wear out after two or three summers, and a new one costs less than the tape that is so often wrapped around the coupling instead.</p>`;
const source = {
  keyword: 'repair garden hose',
  language: 'en',
  article: { title: 'How to repair a garden hose with tape, patches or joints', content: CONTENT },
};
const titleOf = (title: string, besides: Partial<typeof source> = {}) =>
  fitMeta({ title, description: '' }, { ...source, ...besides }).title;
const descriptionOf = (description: string) => fitMeta({ title: '', description }, source).description;

describe('a title', () => {
  it('that is too short gives way to the article’s own where that fits and says the keyword', () => {
    expect(titleOf('Repair a garden hose')).toBe(source.article.title);
    const other = { title: 'Everything that your garden needs over a long summer', content: '' };
    expect(titleOf('Repair a garden hose', { article: other })).toBe('Repair a garden hose');
  });

  it('that is too long loses a part at a border, and never the keyword', () => {
    expect(titleOf('How to repair a garden hose: tape, patches, new fittings | The Garden Shop')).toBe(
      'How to repair a garden hose: tape, patches, new fittings',
    );
    const late = 'Everything that you wanted to know about leaks of all kinds | Repair a garden hose';
    expect(titleOf(late)).toBe('Repair a garden hose');
  });

  it('that is cut ends with no word that wants another', () => {
    expect(titleOf('Repair your garden hose in a few minutes with tools that the neighbours have')).toBe(
      'Repair your garden hose in a few minutes with tools',
    );
  });
});

it('takes a title of nothing but borders in its stride', () => {
  expect(titleOf('Garden hose | '.repeat(20_000)).length).toBeLessThanOrEqual(60);
});

describe('a description', () => {
  it('that is too short goes on with what the article says first and it does not', () => {
    expect(descriptionOf('How to repair a garden hose that leaks at its ends')).toBe(
      'How to repair a garden hose that leaks at its ends. Washers wear out after two or three summers, and a new one costs less than the tape that is so often…',
    );
  });

  it('stays as it is where it is long enough, or nothing is written yet', () => {
    const written = 'Repair a garden hose.';
    expect(fitMeta({ title: '', description: written }, { ...source, article: null }).description).toBe(
      written,
    );
    const enough = 'word '.repeat(31).trim();
    expect(descriptionOf(enough)).toBe(enough);
  });
});

it('is never too long, adds nothing that nobody wrote, and changes nothing the second time', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 220 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      (title, description) => {
        const once = fitMeta({ title, description }, source);
        expect([...once.title].length).toBeLessThanOrEqual(60);
        expect([...once.description].length).toBeLessThanOrEqual(160);
        expect(fitMeta(once, source)).toEqual(once);
      },
    ),
  );
});

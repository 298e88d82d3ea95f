import { expect, it } from 'vitest';
import { altProblem, withAlt } from './image-records.ts';

const picture = {
  role: 'content',
  section: 'Beans',
  url: 'b',
  prompt: '',
  alt: 'b',
  caption: '',
  fileName: 'b',
} as const;
const record = {
  keyword: 'k',
  url: 'a',
  prompt: '',
  alt: 'a',
  provenance: null,
  pictures: [{ ...picture, role: 'featured' as const, section: null, url: 'a', alt: 'a' }, picture],
};

it('the text of the featured image changes wherever it stands', () => {
  expect(withAlt(record, 0, 'A cup')).toMatchObject({
    alt: 'A cup',
    pictures: [{ alt: 'A cup' }, { alt: 'b' }],
  });
});

it('the text of another image changes alone', () => {
  expect(withAlt(record, 1, 'Beans')).toMatchObject({ alt: 'a', pictures: [{ alt: 'a' }, { alt: 'Beans' }] });
});

it('an imported image alone has a text too', () => {
  const { pictures: _none, ...imported } = record;
  expect(withAlt(imported, 0, 'A cup')).toEqual({ ...imported, alt: 'A cup' });
});

it('says what is wrong with a text', () => {
  expect(altProblem(' ')).toBe('missing');
  expect(altProblem('a cup')).toBe('short');
  expect(altProblem('a cup of coffee')).toBeNull();
  expect(altProblem('a'.repeat(126))).toBe('long');
});

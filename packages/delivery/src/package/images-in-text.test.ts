import type { ImageRecord, Picture } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { withImagesInText } from './images-in-text.ts';

const PNG = 'data:image/png;base64,AAAA';
const picture = (role: Picture['role'], section: string | null, url = PNG): Picture => ({
  ...{ role, section, url, prompt: '', caption: section ?? '', fileName: 'x' },
  alt: `${section} – coffee`,
});
const record = (...pictures: Picture[]): ImageRecord => ({
  ...{ keyword: 'coffee', url: PNG, prompt: '', alt: 'coffee', provenance: null },
  pictures,
});
const ARTICLE = '<h1>Coffee</h1><h2>Beans</h2><p>a</p><h2>Grind</h2><p>b</p>';

it('has each image below its heading, and the one of a heading that is gone at the end', () => {
  const html = withImagesInText(
    ARTICLE,
    record(picture('featured', null), picture('content', 'Grind'), picture('content', 'Water')),
  );
  const order = ['<h2>Beans', '<h2>Grind', 'alt="Grind – coffee"', '<p>b', 'alt="Water – coffee"'];
  expect(order.map((part) => html.indexOf(part))).toEqual(
    order.map((part) => html.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(html.match(/<img /gu)).toHaveLength(2);
});

it('leaves out what is no image, and is the article where there are none', () => {
  expect(withImagesInText(ARTICLE, record(picture('content', 'Grind', 'javascript:x')))).toBe(ARTICLE);
  expect(withImagesInText(ARTICLE, undefined)).toBe(ARTICLE);
});

import { articleOf, metaOf, provenanceOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { withFirstDate } from './kept-records.ts';

const made = (generatedAt: string, firstGeneratedAt?: string) =>
  articleOf('tea', '<p>T</p>', {
    provenance: provenanceOf({ generatedAt }),
    ...(firstGeneratedAt === undefined ? {} : { firstGeneratedAt }),
  });

it('an article made again keeps the date of the first, however often', () => {
  const first = made('2026-01-01T00:00:00.000Z');
  const second = withFirstDate('article', made('2026-02-02T00:00:00.000Z'), { article: first });
  expect(second.firstGeneratedAt).toBe('2026-01-01T00:00:00.000Z');
  const third = withFirstDate('article', made('2026-03-03T00:00:00.000Z'), { article: second });
  expect(third.firstGeneratedAt).toBe('2026-01-01T00:00:00.000Z');
  expect(withFirstDate('article', first, {})).toEqual(first);
  expect(withFirstDate('meta', metaOf('tea'), { article: first })).toEqual(metaOf('tea'));
});

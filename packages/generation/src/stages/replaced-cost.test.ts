import { articleOf, metaOf, provenanceOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { withReplacedCost } from './kept-records.ts';

const meta = (costUsd: number | null, replacedUsd?: number | null) => ({
  ...metaOf('tea'),
  provenance: { ...provenanceOf({ costUsd }), ...(replacedUsd === undefined ? {} : { replacedUsd }) },
});
const replacedBy = (made: ReturnType<typeof meta>, before: ReturnType<typeof meta>) =>
  withReplacedCost('meta', made, { meta: before }).provenance?.replacedUsd;

it('a record says what those cost whose place it takes, however often', () => {
  const second = withReplacedCost('meta', meta(2), { meta: meta(1) });
  expect(second.provenance).toMatchObject({ costUsd: 2, replacedUsd: 1 });
  expect(withReplacedCost('meta', meta(4), { meta: second }).provenance?.replacedUsd).toBe(3);
  expect(replacedBy(meta(1), meta(null))).toBeNull();
  expect(replacedBy(meta(1), meta(1, null))).toBeNull();
});

it('nothing where nothing was paid, and of an article, whose versions are kept', () => {
  expect(withReplacedCost('meta', meta(2), { meta: meta(0) })).toEqual(meta(2));
  expect(withReplacedCost('meta', meta(2), {})).toEqual(meta(2));
  expect(withReplacedCost('meta', meta(2), { meta: { ...metaOf('tea'), provenance: null } })).toEqual(
    meta(2),
  );
  const article = articleOf('tea', '<p>T</p>', { provenance: provenanceOf({ costUsd: 1 }) });
  expect(withReplacedCost('article', article, { article })).toEqual(article);
});

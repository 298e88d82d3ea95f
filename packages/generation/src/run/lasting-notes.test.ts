import type { ImageRecord } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { articleOf } from '../testing/records.ts';
import { lastingNotes } from './lasting-notes.ts';

const image: ImageRecord = { keyword: 'tea', url: 'data:', prompt: 'p', alt: 'a', provenance: null };
const { provenance, ...bare } = articleOf('tea');
if (provenance === null) throw new Error('nobody wrote it');

it('says of stored records what they lack, and nothing of those that lack nothing', () => {
  expect(lastingNotes({})).toEqual([]);
  expect(lastingNotes({ article: articleOf('tea'), image: { ...image, missing: 0 } })).toEqual([]);
  expect(lastingNotes({ image: { ...image, missing: 2 } })).toEqual(['images-missing']);
  const unread = { ...bare, provenance: { ...provenance, research: 'failed' as const } };
  expect(lastingNotes({ article: unread, image })).toEqual(['research-missing']);
});

import { queryWords } from '@silosmith/silo';
import { expect, it } from 'vitest';
import { fromHit, hitParts } from './search-hits.ts';

const shown = (text: string, query: string) =>
  hitParts(text, queryWords(query))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

it('marks every word where it stands, whatever its case and accents', () => {
  expect(shown('photoshop AI tools', 'photo ai')).toBe('[photo]shop [AI] tools');
  expect(shown('Café crème', 'cafe CREME')).toBe('[Café] [crème]');
  expect(shown('tea', '')).toBe('tea');
  expect(shown('tea', 'coffee')).toBe('tea');
  expect(shown('banana', 'ana')).toBe('b[anana]');
});

it('begins shortly before the hit', () => {
  expect(fromHit('ai tools to convert photos to studio style', ['photo'])).toBe(
    '…o convert photos to studio style',
  );
  expect(fromHit('free photo tools', ['photo'])).toBe('free photo tools');
  expect(fromHit('tea', ['coffee'])).toBe('tea');
});

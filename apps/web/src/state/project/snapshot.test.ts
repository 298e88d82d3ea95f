import { expect, it } from 'vitest';
import { findSnapshot } from './snapshot.ts';

const entry = (key: string, value: unknown) => ({ key, text: JSON.stringify(value) });

it('finds the version-2 snapshot under whatever key it stands', () => {
  const snapshot = { state: { siloStructure: [], csvData: [] }, version: 2 };
  expect(findSnapshot([entry('other', { version: 2 }), entry('seo-store', snapshot)])).toEqual(snapshot);
  expect(findSnapshot([entry('x', { version: 2, csvData: [] })])).toEqual({ version: 2, csvData: [] });
});

it('takes nothing else for one', () => {
  expect(findSnapshot([])).toBeNull();
  expect(findSnapshot([entry('a', { version: 3, csvData: [] }), entry('b', { csvData: [] })])).toBeNull();
  expect(findSnapshot([{ key: 'c', text: '{"version":2,"csvData":[' }])).toBeNull();
  expect(findSnapshot([entry('silosmith.x', { version: 2, csvData: [] })])).toBeNull();
});

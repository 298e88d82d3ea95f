import { DEFAULT_FILTERS, type SiloState, textColumnOf } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { packColumns, sameBody, unpackColumns, unzipColumns, zipColumns } from './record-codec.ts';
import { smallSilo, smallTable } from './testing/small-project.ts';

it('brings a keyword table through bytes unchanged', () => {
  const table = smallTable(['café', '', '日本 靴']);
  expect(unpackColumns(packColumns(table))).toEqual(table);
});

it('packs a column that is a part of a larger buffer', () => {
  const whole = textColumnOf(['skip', 'keep']);
  const table = {
    ...smallTable(['keep']),
    keyword: { bytes: whole.bytes.subarray(4), offsets: Uint32Array.of(0, 4) },
  };
  const read = unpackColumns(packColumns(table));
  expect('keyword' in read && Array.from(read.keyword.bytes)).toEqual(Array.from(whole.bytes.subarray(4)));
});

it('brings a silo through the octets the server keeps', async () => {
  const silo = smallSilo(5);
  expect(await unzipColumns(await zipColumns(silo))).toEqual(silo);
});

it('refuses bytes that are no packed columns', async () => {
  expect(() => unpackColumns(Uint8Array.of(255, 255, 0, 0, 1))).toThrow('web.bad-record');
  await expect(unzipColumns(Uint8Array.of(1, 2, 3))).rejects.toThrow('web.bad-record');
});

it('compares bodies by what they say, not by the order of their keys', () => {
  const { maxArticles, ...rest } = DEFAULT_FILTERS;
  expect(sameBody('settings', { filters: DEFAULT_FILTERS }, { filters: { maxArticles, ...rest } })).toBe(
    true,
  );
  expect(sameBody('settings', { name: 'a' }, { name: 'b' })).toBe(false);
  expect(sameBody('article', null, { title: 'a' })).toBe(false);
  const silo = smallSilo(3);
  const reordered: SiloState = { ...Object.fromEntries(Object.entries(silo).reverse()), ...silo };
  expect(sameBody('silo', silo, reordered)).toBe(true);
  expect(sameBody('silo', silo, { ...silo, flags: Uint8Array.of(1, 0, 0) })).toBe(false);
});

import { smallSilo, smallTable } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { packColumns, unpackColumns, unzipColumns, zipColumns } from './column-codec.ts';
import { textColumnOf } from './text-column.ts';

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

it('packs a silo into the bytes that earlier versions wrote', async () => {
  const digest = await crypto.subtle.digest('SHA-256', packColumns(smallSilo(2)));
  expect(Buffer.from(digest).toString('hex')).toBe(
    '655f18d60a6488d61508d54e91e118c7681275d03a3718dec3a261955da83439',
  );
});

it('brings a silo through the octets the server keeps', async () => {
  const silo = smallSilo(5);
  expect(await unzipColumns(await zipColumns(silo))).toEqual(silo);
});

it('refuses bytes that are no packed columns', async () => {
  expect(() => unpackColumns(Uint8Array.of(255, 255, 0, 0, 1))).toThrow('contract.bad-record');
  await expect(unzipColumns(Uint8Array.of(1, 2, 3))).rejects.toThrow('contract.bad-record');
});

it('refuses packed numbers that are neither a table nor a silo', () => {
  const table = smallTable(['keep']);
  const { keyword, ...rest } = table;
  expect(keyword.bytes.length).toBe(4);
  // Not a KeywordTable any more, which is the point.
  expect(() => unpackColumns(packColumns(rest as typeof table))).toThrow('contract.bad-record');
});

it.each(['constructor', 'toString', '__proto__'])('refuses columns of the inherited kind %s', (array) => {
  const header = { plain: {}, blocks: [{ path: ['place'], array, length: 1 }] };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const packed = new Uint8Array(4 + text.length + 16);
  new DataView(packed.buffer).setUint32(0, text.length, true);
  packed.set(text, 4);
  expect(() => unpackColumns(packed)).toThrow('contract.bad-record');
});

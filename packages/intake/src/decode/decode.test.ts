import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Encoding, findEncoding } from './encoding.ts';
import { toUtf8 } from './to-utf8.ts';
import { firstInvalidUtf8 } from './utf8-validity.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function utf16(text: string, bigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), !bigEndian);
  return bytes;
}

describe('encoding', () => {
  it('is told by a byte-order mark', () => {
    expect(findEncoding(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41))).toEqual({
      encoding: 'utf-8-bom',
      markLength: 3,
    });
    expect(findEncoding(Uint8Array.of(0xff, 0xfe, 0x41, 0))).toEqual({ encoding: 'utf-16le', markLength: 2 });
    expect(findEncoding(Uint8Array.of(0xfe, 0xff, 0, 0x41))).toEqual({ encoding: 'utf-16be', markLength: 2 });
  });

  it('is told by zero bytes where there is no mark', () => {
    expect(findEncoding(utf16('Keyword\tVolume\ncafé\t10\n', false)).encoding).toBe('utf-16le');
    expect(findEncoding(utf16('Keyword\tVolume\ncafé\t10\n', true)).encoding).toBe('utf-16be');
    expect(findEncoding(utf16('キーワード\t検索数\nお茶\t10\nコーヒー\t20\n', false)).encoding).toBe(
      'utf-16le',
    );
  });

  it('is windows-1252 where the bytes are no UTF-8', () => {
    const bytes = Uint8Array.of(...encode('prix caf'), 0xe9, 0x20, 0x80, 0x0a, 0x61);
    const { encoding } = findEncoding(Uint8Array.of(...bytes, ...encode(' and more')));
    expect(encoding).toBe('windows-1252');
    expect(decode(toUtf8(bytes, encoding).bytes)).toBe('prix café €\na');
  });

  it('stays UTF-8 where a few bytes are broken, which are read as windows-1252 and counted', () => {
    const bytes = Uint8Array.of(...encode('café, thé, crème\ncaf'), 0xe9, ...encode(' noir und mehr'));
    const { encoding } = findEncoding(bytes);
    const text = toUtf8(bytes, encoding);
    expect(encoding).toBe('utf-8');
    expect(decode(text.bytes)).toBe('café, thé, crème\ncafé noir und mehr');
    expect(text.repaired).toBe(1);
    expect(decode(text.bytes.subarray(0, text.firstRepair))).toBe('café, thé, crème\ncaf');
  });
});

describe('any text', () => {
  it('is the same in every encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const encodings: [Encoding, Uint8Array][] = [
          ['utf-8', encode(text)],
          ['utf-16le', utf16(text, false)],
          ['utf-16be', utf16(text, true)],
        ];
        for (const [encoding, bytes] of encodings) expect(decode(toUtf8(bytes, encoding).bytes)).toBe(text);
      }),
    );
  });

  it('is valid UTF-8 exactly where the platform says so, at any alignment', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }).map(encode),
      fc.string({ unit: 'grapheme-ascii', minLength: 20, maxLength: 90 }).map(encode),
    );
    fc.assert(
      fc.property(bytes, fc.nat(3), (content, offset) => {
        const shifted = new Uint8Array(content.length + offset).subarray(offset);
        shifted.set(content);
        let valid = true;
        try {
          new TextDecoder('utf-8', { fatal: true }).decode(shifted);
        } catch {
          valid = false;
        }
        expect(firstInvalidUtf8(shifted) < 0).toBe(valid);
      }),
      { numRuns: 1_000 },
    );
  });
});

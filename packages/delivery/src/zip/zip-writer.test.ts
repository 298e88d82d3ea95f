import { createByteCollector } from '@silosmith/testkit';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crc32 } from './crc32.ts';
import { createZipWriter } from './zip-writer.ts';

const ISO = '2026-01-31T08:15:30.000Z';
async function zipOf(files: readonly (readonly [string, Uint8Array])[], store = false): Promise<Uint8Array> {
  const { sink, bytes } = createByteCollector();
  const zip = createZipWriter(sink, ISO);
  for (const [name, content] of files) await zip.add(name, content, { store });
  expect(await zip.finish()).toBe(bytes().length);
  return bytes();
}
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('CRC-32', () => {
  it('has the check value of the standard, at every remainder of four', () => {
    expect(crc32(utf8('123456789'))).toBe(0xcbf43926);
    expect(crc32(utf8(''))).toBe(0);
    expect(crc32(utf8('abc'))).toBe(0x352441c2);
  });
});

describe('ZIP writer', () => {
  it('writes what another reader reads, whatever the names and bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.tuple(fc.stringMatching(/^[a-zé漢]{1,12}\.md$/u), fc.uint8Array({ maxLength: 2000 })),
          {
            selector: ([name]) => name,
            maxLength: 8,
          },
        ),
        async (files) => {
          const read = unzipSync(await zipOf(files));
          expect(Object.keys(read).sort()).toEqual(files.map(([name]) => name).sort());
          for (const [name, content] of files)
            expect(Buffer.compare(read[name] ?? utf8('?'), content)).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('deflates text, stores what does not shrink, and gives the same bytes twice', async () => {
    const text = utf8('coffee beans '.repeat(500));
    const first = await zipOf([['a.md', text]]);
    expect(first.length).toBeLessThan(text.length / 10);
    expect(await zipOf([['a.md', text]])).toEqual(first);
    expect((await zipOf([['a.md', text]], true)).length).toBeGreaterThan(text.length);
  });

  it.each([
    ['in a browser', CompressionStream],
    ['where the platform has no deflate', undefined],
  ])('works %s', async (_where, stream) => {
    vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
    vi.stubGlobal('CompressionStream', stream);
    const text = utf8('coffee beans '.repeat(500));
    const archive = await zipOf([['a.md', text]]);
    expect(archive.length).toBeLessThan(text.length / 10);
    expect(unzipSync(archive)['a.md']).toEqual(text);
  });

  it('goes on to ZIP64 beyond 65,535 files', async () => {
    const { sink, bytes } = createByteCollector();
    const zip = createZipWriter(sink, ISO);
    const empty = new Uint8Array(0);
    for (let i = 0; i < 65_600; i++) await zip.add(`${i}.md`, empty, { store: true });
    await zip.finish();
    expect(Object.keys(unzipSync(bytes()))).toHaveLength(65_600);
  });
});

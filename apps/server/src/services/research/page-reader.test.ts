import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageReader } from './page-reader.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A thread with this answer to a page of that text. */
async function threadOf(answer: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'reader-'));
  folders.push(folder);
  const file = join(folder, 'thread.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ html }) => { ${answer} });`,
  );
  return pathToFileURL(file);
}

describe('pages are read in a thread', () => {
  it('and what it reads is handed over', async () => {
    const read = createPageReader();
    const paragraph =
      '<p>Enough words to be a paragraph of an article, with a comma or two, as they have.</p>';
    const { blocks } = await read(paragraph.repeat(5), 'https://a.example/');
    expect(blocks).toHaveLength(5);
  });

  it('one that never ends, dies or runs out of memory is left behind; the next page has another', async () => {
    const worker = await threadOf(`
      if (html === 'endless') for (;;);
      if (html === 'dies') process.exit(1);
      if (html === 'throws') throw new Error('boom');
      parentPort.postMessage({ reading: { title: html, headings: [], blocks: [], links: [] } });`);
    const read = createPageReader({ worker, deadlineMs: 3_000 });
    const url = 'https://a.example/';
    const outcomes = await Promise.allSettled(
      ['endless', 'good', 'dies', 'fine', 'throws', 'last'].map((html) => read(html, url)),
    );
    expect(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.title : outcome.reason.code)),
    ).toEqual(['research.timeout', 'good', 'research.not-readable', 'fine', 'research.not-readable', 'last']);
  });
});

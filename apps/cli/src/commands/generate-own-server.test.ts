import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOf, projectOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { startGenerate } from '../testing/cli-process.ts';
import { startProvider } from '../testing/counting-provider.ts';

it('a model on one’s own machine writes, without a key: the command names its host, and it costs nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'silosmith-own-'));
  const path = join(folder, 'site.json');
  writeFileSync(path, JSON.stringify(projectOf({ silo: [pageOf('espresso')] })));
  const server = await startProvider(false);
  try {
    const own = ['--provider', 'openai-compatible', '--model', 'llama'];
    const { code, stderr } = await startGenerate(path, server.url, ...own).ended;
    expect([code, stderr()]).toEqual([
      0,
      expect.stringContaining(`Calls go to ${new URL(server.url).host} `),
    ]);
    const { articles } = JSON.parse(readFileSync(path, 'utf8')) as {
      articles: Record<string, { provenance: unknown }>;
    };
    expect(Object.values(articles)).toMatchObject([
      { provenance: { provider: 'openai-compatible', costUsd: 0 } },
    ]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

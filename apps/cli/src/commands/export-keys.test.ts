// What was made with a key is exported without it: no file of any format has it, packed or not.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultModelOf } from '@silosmith/ai';
import { FORMATS } from '@silosmith/delivery';
import { pageOf, projectOf } from '@silosmith/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';
import { startVendors } from '../testing/vendor-double.ts';

const KEY = 'sk-exports-0123456789abcdef';
const TEST_MS = 120_000;
let folder: string;
let file: string;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-export-keys-'));
  file = join(folder, 'site.json');
  const silo = ['garden soil', 'garden tools'].map((keyword) => pageOf(keyword, { topic: 'garden' }));
  writeFileSync(file, JSON.stringify(projectOf({ silo })));
  const vendors = await startVendors();
  variables = vendors.variables(KEY);
  const words = ['generate', file, '--provider', 'openai', '--model', defaultModelOf('openai')];
  const { code } = await startCommand([...words, '--images', 'openai', '--research', 'exa'], variables).ended;
  expect([code, vendors.paid().length > 0]).toEqual([0, true]);
  await vendors.stop();
}, TEST_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a reader of the file can find in it: of a ZIP, names and contents of its files. */
function textOf(bytes: Uint8Array): string {
  if (strFromU8(bytes.subarray(0, 2), true) !== 'PK') return strFromU8(bytes, true);
  const entries = Object.entries(unzipSync(bytes));
  return entries.map(([name, content]) => `${name}\n${textOf(content)}`).join('\n');
}

it.each(FORMATS.map(({ id }) => id))(
  '%s has no key',
  async (id) => {
    const path = join(folder, `export-${id}`);
    const { code, stderr } = await startCommand(['export', file, '--format', id, '-o', path], variables)
      .ended;
    expect([code, stderr()]).toEqual([0, expect.not.stringContaining(KEY)]);
    const text = textOf(readFileSync(path));
    expect(text).toMatch(/garden/iu);
    expect(text).not.toContain(KEY);
  },
  TEST_MS,
);

// `npm run docs`: writes the tables that follow from lists of the code into the documents. With `--check`: says which are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_TABLES, withTable } from './document-tables.ts';

const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const stale = DOCUMENT_TABLES.filter(({ file, name, table }) => {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = withTable(before, name, table());
  if (after !== before && !check) writeFileSync(path, after);
  return after !== before;
});
for (const { file, name } of stale)
  process.stdout.write(`${check ? 'stale' : 'written'}: ${name} in ${file}\n`);
process.stdout.write(
  `docs: ${DOCUMENT_TABLES.length} tables, ${stale.length} ${check ? 'stale: npm run docs' : 'written'}\n`,
);
process.exit(check && stale.length > 0 ? 1 : 0);

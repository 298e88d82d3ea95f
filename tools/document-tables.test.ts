import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENT_TABLES, withTable } from './document-tables.ts';

it.each(DOCUMENT_TABLES)(
  '$file says of $name what the code says (else: npm run docs)',
  ({ file, name, table }) => {
    const document = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    expect(withTable(document, name, table())).toBe(document);
  },
);

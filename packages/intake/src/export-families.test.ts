// Every export is read without a question to the user; one family per tool and language, in export-families.txt.
import { readFileSync } from 'node:fs';
import { type ColumnRole, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { detect } from './detect.ts';
import { importKeywords } from './import-keywords.ts';

interface ExportFamily {
  readonly name: string;
  readonly file: string;
  readonly tool: string;
  /** `role = header`. */
  readonly roles: readonly string[];
  /** `keyword | volume | difficulty`. */
  readonly read: readonly string[];
}

function familyOf(block: string): ExportFamily {
  const [name = '', ...lines] = block.trimEnd().split('\n');
  const after = (mark: string): string[] =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const end = lines.findIndex((line) => line.startsWith('tool: '));
  return {
    name,
    file: `${lines.slice(0, end).join('\n')}\n`,
    tool: after('tool: ')[0] ?? '',
    roles: after('roles: ')[0]?.split(' | ') ?? [],
    read: after('read: '),
  };
}

const FAMILIES = readFileSync(new URL('export-families.txt', import.meta.url), 'utf8')
  .split(/^== /mu)
  .slice(1)
  .map(familyOf);

const encode = (...lines: string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));
const known = (figure: number | undefined): string => (figure === -1 ? '?' : String(figure));

function rolesOf(bytes: Uint8Array): Partial<Record<ColumnRole, string>> {
  const found: Partial<Record<ColumnRole, string>> = {};
  for (const { role, header } of detect(bytes).columns) if (role !== null) found[role] = header;
  return found;
}

describe('an export is read without a question', () => {
  it('in more than a hundred families', () => {
    expect(FAMILIES.length).toBeGreaterThan(100);
  });

  it.each(FAMILIES.map((family) => [family.name, family] as const))(
    '%s',
    (_, { file, tool, roles, read }) => {
      const bytes = encode(file);
      const found = Object.entries(rolesOf(bytes)).map(([role, header]) => `${role} = ${header}`);
      expect(found.sort()).toEqual(roles.toSorted());
      expect(detect(bytes).tool).toBe(tool);
      expect(detect(bytes).confidence).toBeGreaterThanOrEqual(0.7);
      const { table, report } = importKeywords([{ name: 'export.csv', bytes }], { language: 'en' });
      const rows = Array.from(
        { length: table.rowCount },
        (__, row) =>
          `${textAt(table.keyword, row)} | ${known(table.volume[row])} | ${known(table.difficulty[row])}`,
      );
      expect(rows).toEqual(read);
      expect(report.imported + report.merged + report.dropped.length).toBe(report.rowsRead);
    },
  );
});

describe('what is no list of keywords', () => {
  it.each([
    ['Country', ['Germany', 'United States', 'France']],
    ['Device', ['Mobile', 'Desktop', 'Tablet']],
  ])('is asked about: %s of Search Console', (header, values) => {
    const rows = values.map((value, at) => `${value},${at},${100 * (at + 1)},1%,3.4`);
    const bytes = encode(`${header},Clicks,Impressions,CTR,Position`, ...rows);
    expect(detect(bytes).confidence).toBeLessThan(0.7);
  });

  it('has no keyword column: pages of Search Console', () => {
    const rows = ['https://x.com/oak,12,1300,1%,3.4', 'https://x.com/walnut,2,90,2%,9'];
    const roles = rolesOf(encode('Top pages,Clicks,Impressions,CTR,Position', ...rows));
    expect(roles).toMatchObject({ url: 'Top pages' });
    expect(roles.keyword).toBeUndefined();
  });
});

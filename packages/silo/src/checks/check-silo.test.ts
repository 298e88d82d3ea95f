import { readdirSync } from 'node:fs';
import { PLACEMENT_REASONS, PLACES, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { autoFix } from './auto-fix.ts';
import { checkSilo } from './check-silo.ts';
import { SILO_CHECKS } from './index.ts';

function siloOf(text: string) {
  const table = tableOf(listOf(text));
  const index = buildTokenIndex(table, 'en');
  const { silo } = buildSilo(table, { language: 'en', grouping: 'off', index });
  return { table, index, silo, language: 'en' };
}
const found = ({ table, silo, index }: ReturnType<typeof siloOf>) =>
  checkSilo(table, silo, index).findings.map(
    ({ message, rows }) => `${message}: ${[...rows].map((row) => textAt(table.keyword, row)).join(', ')}`,
  );

const WHOLE = `
  tea             | Tea | 100  | 90 | pillar
  green           | Tea | 9000 | 20 | cluster
  green latte     | Tea | 5000 | 10 | child
  green cake      | Tea | 500  | 10 | child
`;

describe('checkSilo', () => {
  it('finds a whole silo valid and complete', () => {
    const { table, silo, index } = siloOf(WHOLE);
    expect(checkSilo(table, silo, index)).toEqual({
      valid: true,
      completionRate: 1,
      findings: [],
      oversized: [],
    });
  });

  it('says which pages have more than ten pages below them, the fullest first', () => {
    const children = (cluster: string, count: number) =>
      Array.from(
        { length: count },
        (_, i) => `${cluster} ${'abcdefghijklm'[i]}x | Tea | ${90 - i} | 5 | child`,
      );
    const silo = siloOf(
      [
        ...[
          'tea | Tea | 9000 | 5 | pillar',
          'green | Tea | 900 | 5 | cluster',
          'black | Tea | 800 | 5 | cluster',
        ],
        ...['white | Tea | 700 | 5 | cluster', ...children('green', 11), ...children('black', 13)],
        ...children('white', 10),
      ].join('\n'),
    );
    const { valid, oversized } = checkSilo(silo.table, silo.silo, silo.index);
    expect(oversized).toEqual([
      { row: 2, topic: 0, children: 13 },
      { row: 1, topic: 0, children: 11 },
    ]);
    expect(valid).toBe(true);
  });

  it('has one file a check, and one line a check in the list', () => {
    const files = readdirSync(import.meta.dirname).map((name) => name.replace('.ts', ''));
    const ids = SILO_CHECKS.map(({ id }) => id.replaceAll('_', '-'));
    expect(files).toEqual(expect.arrayContaining(ids));
    expect(new Set(ids).size).toBe(5);
  });

  it('finds pillars without clusters and clusters with fewer than two children', () => {
    const silo = siloOf(`${WHOLE}
      black      | Tea    | 900 | 20 | cluster
      black milk | Tea    | 80  | 10 | child
      coffee     | Coffee | 900 | 20
    `);
    expect(found(silo)).toEqual(['incomplete_clusters: black', 'incomplete_pillar: coffee']);
    expect(checkSilo(silo.table, silo.silo, silo.index).completionRate).toBe(0.5);
  });

  it('finds orphans and a topic without its pillar in a damaged silo', () => {
    const orphaned = siloOf(WHOLE);
    orphaned.silo.parent[2] = -1;
    expect(found(orphaned)).toEqual(['orphaned_content: green latte', 'incomplete_clusters: green']);
    const headless = siloOf(WHOLE);
    headless.silo.place[0] = PLACES.deleted;
    expect(found(headless)).toEqual(['missing_pillar: green, green latte, green cake']);
  });

  it('finds pages above 0.6 in one topic, not at 0.6, not across topics, and not variants of one page', () => {
    const silo = siloOf(`
      ant bee cat dog | A | 900 | 20
      ant bee cat elk | A | 800 | 20
      ant bee cat     | A | 10  | 20
      ant bee cat fox | B | 10  | 20
    `);
    const competing = (from: ReturnType<typeof siloOf>) =>
      found(from).filter((line) => line.startsWith('keyword_cannibalization'));
    expect(competing(silo)).toEqual([
      'keyword_cannibalization: ant bee cat dog, ant bee cat elk, ant bee cat',
    ]);
    const [group] = checkSilo(silo.table, silo.silo, silo.index).findings.filter(
      ({ type }) => type === 'keyword_cannibalization',
    );
    expect(group?.params).toMatchObject({
      count: 2,
      keywords: 3,
      example: 'ant bee cat dog',
      other: 'ant bee cat',
    });
    const merged = applyEdit(silo, { type: 'merge', row: 2, into: 0 }).document;
    expect(competing({ ...silo, ...merged })).toEqual([]);
  });

  it('finds pages that share no word with their parent, unless the file or the user put them there', () => {
    const rows = `
      desk      | Desk | 9000 | 20 | pillar
      oak desk  | Desk | 800  | 20
      fox       | Desk | 50   | 20
      desk lamp | Desk | 40   | 20
    `;
    const silo = siloOf(rows);
    const unlike = () => found(silo).filter((line) => line.startsWith('unlike_parent'));
    expect(unlike()).toEqual(['unlike_parent: fox']);
    silo.silo.reason[2] = PLACEMENT_REASONS.byHand;
    expect(unlike()).toEqual([]);
  });

  it('looks only at the topics asked for', () => {
    const { table, silo, index } = siloOf(`${WHOLE}
      coffee | Coffee | 900 | 20
    `);
    expect(checkSilo(table, silo, index, Int32Array.of(silo.topic[0] ?? 0)).valid).toBe(true);
  });
});

describe('autoFix', () => {
  it('merges from 85 % on, into the keyword with more volume', () => {
    const silo = siloOf(`
      cow                          | A | 900 | 20 | pillar
      pig                          | A | 90  | 20 | cluster
      ant bee cat dog elk fox gnu  | A | 10  | 20 | child
      ant bee cat dog elk fox      | A | 900 | 20 | child
      gnus fox elk dog cat bee ant | A | 50  | 20 | child
      ant bee cat dog elk          | A | 40  | 20 | child
      owl                          | A | 9   | 20 | child
      rat                          | A | 9   | 20 | child
    `);
    const { merges } = autoFix(silo, silo.index);
    expect(merges).toEqual([
      { row: 2, into: 3 },
      { row: 4, into: 3 },
    ]);
  });

  it('leaves thin clusters as they are: no page is moved to a parent that it resembles less', () => {
    const silo = siloOf(`
      tea         | Tea | 100  | 90 | pillar
      green       | Tea | 9000 | 20 | cluster
      black       | Tea | 8000 | 20 | cluster
      herbal      | Tea | 10   | 20 | cluster
      green latte | Tea | 5000 | 10 | child
      green cake  | Tea | 500  | 10 | child
      green milk  | Tea | 500  | 10 | child
    `);
    expect(found(silo)).toEqual(['incomplete_clusters: black, herbal']);
    expect(checkSilo(silo.table, silo.silo, silo.index).valid).toBe(true);
    expect(autoFix(silo, silo.index).moves).toEqual([]);
  });

  it('leaves pinned pages where they are', () => {
    const silo = siloOf(`
      tea    | Tea | 100  | 90 | pillar
      green  | Tea | 9000 | 20 | cluster
      black  | Tea | 8000 | 20 | cluster
      herbal | Tea | 10   | 20 | cluster
    `);
    const pinned = [1, 2, 3].map((row) => ({ type: 'pin' as const, row }));
    const { document } = applyEdit(silo, { type: 'batch', edits: pinned });
    expect(autoFix(document, silo.index).moves).toEqual([]);
  });
});

import { textAt } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { builtDocument } from '../testing/built-document.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { planLines } from './plan-lines.ts';

it('reads the plan as its outline: most demand first, each page before those below it, with what it also serves', () => {
  const built = builtDocument(
    tableOf(
      listOf(`
      coffee           | Coffee | 300  | 10 | pillar
      tea              | Tea    | 100  | 90 | pillar
      green tea        | Tea    | 800  | 20 | cluster
      black tea        | Tea    | 700  | 20 | cluster
      green tea cake   | Tea    | 500  | 10 | child
      green tea latte  | Tea    | 600  | 10 | child
      tea leaves       | Tea    | 400  | 10 | child
    `),
    ),
    { language: 'en', grouping: 'off' },
  );
  const document = applyEdit(built, {
    type: 'batch',
    edits: [
      { type: 'merge', row: 6, into: 1 },
      { type: 'makeSection', row: 4, of: 5 },
    ],
  }).document;
  const { table } = document;
  const said = planLines(document).map(
    ({ row, level, demand, also }) =>
      `${'  '.repeat(level - 1)}${textAt(table.keyword, row)} ${demand} [${also.map((one) => textAt(table.keyword, one)).join()}]`,
  );
  expect(`\n${said.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    tea 500 [tea leaves]
      green tea 800 []
        green tea latte 1100 [green tea cake]
      black tea 700 []
    coffee 300 []
    "
  `);
});

// A silo small enough to know by heart. Imported by tests alone.
import { buildSilo } from '../build/build-silo.ts';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { listOf, tableOf } from './keyword-list.ts';

const TABLE = tableOf(
  listOf(`
    tea              | Tea    | 900  | 90 | pillar
    green tea        | Tea    | 800  | 20 | cluster
    black tea        | Tea    | 700  | 20 | cluster
    green tea latte  | Tea    | 600  | 10 | child
    green tea cake   | Tea    | 500  | 10 | child
    black tea milk   | Tea    | 400  | 10 | child
    coffee           | Coffee | 300  | 10 | pillar
    espresso         | Coffee | 200  | 10 | cluster
  `),
);

export const TEA_AND_COFFEE: SiloDocument = {
  ...buildSilo(TABLE, { language: 'en', grouping: 'off' }),
  language: 'en',
};

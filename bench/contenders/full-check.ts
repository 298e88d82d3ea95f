// One full check of a silo: all four checks over all topics. A first check stands before it, as one stands before the fix.
import { checkSilo } from '@silosmith/silo';
import { measure } from './measure.ts';
import { prepareSilo } from './prepared-silo.ts';

const [file = '', state = ''] = process.argv.slice(2);
const { document, index } = prepareSilo(file, state === 'damaged');
checkSilo(document.table, document.silo, index);
measure(
  () => checkSilo(document.table, document.silo, index),
  ({ findings }) => ({ issues: findings.length }),
);

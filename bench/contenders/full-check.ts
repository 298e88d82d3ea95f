// One full check of a silo: all four checks over all topics.
import { checkSilo } from '@silosmith/silo';
import { measure } from './measure.ts';
import { prepareSilo } from './prepared-silo.ts';

const [file = '', state = ''] = process.argv.slice(2);
const { document, index } = prepareSilo(file, state === 'damaged');
measure(
  () => checkSilo(document.table, document.silo, index),
  ({ findings }) => ({ issues: findings.length }),
);

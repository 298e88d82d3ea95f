// The automatic fix: up to five passes over the topics in which a check found something.
import { autoFix, checkSilo } from '@silosmith/silo';
import { measure } from './measure.ts';
import { prepareSilo } from './prepared-silo.ts';

const [file = '', state = ''] = process.argv.slice(2);
const { document, index } = prepareSilo(file, state === 'damaged');
const report = checkSilo(document.table, document.silo, index);
measure(
  () => autoFix(document, index, { report }),
  ({ found, remaining, passes, merges, moves }) => ({
    issues: found,
    remaining: remaining.length,
    passes,
    merges: merges.length,
    moves: moves.length,
  }),
);

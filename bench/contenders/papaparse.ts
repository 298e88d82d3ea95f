// The peer: papaparse with `header: true` on the file, and nothing else.
import { readFileSync } from 'node:fs';
import papaparse from 'papaparse';
import { measure } from './measure.ts';

const [file = ''] = process.argv.slice(2);
measure(
  () => papaparse.parse(readFileSync(file, 'utf8'), { header: true }).data,
  (rows) => ({ rows: rows.length }),
);

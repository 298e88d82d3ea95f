// How good are the plans? `npm run quality`: every measure of the sample lists, goal beside figure. `--embeddings local`: the groups by meaning, too. Exit code 1: a goal is missed.
import { parseArgs } from 'node:util';
import { measureDemo } from './quality/measure-demo.ts';
import { measureClusters, measurePages } from './quality/measure-grouping.ts';
import { measureSilos } from './quality/measure-silos.ts';
import { SAMPLES } from './quality/samples.ts';
import { printHeading, printLine } from './table.ts';

const MEASURES = {
  pages: measurePages,
  clusters: measureClusters,
  silo: measureSilos,
  demo: measureDemo,
} as const;

/** The measures that know of meaning: the others would show figures of words alone. */
const BY_MEANING: ReadonlySet<string> = new Set(['pages', 'clusters']);

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    samples: { type: 'string', default: SAMPLES },
    file: { type: 'string', default: '' },
    embeddings: { type: 'string', default: '' },
  },
});

let met = true;
for (const [name, measure] of Object.entries(MEASURES)) {
  if (values.only !== undefined && values.only !== name) continue;
  if (values.embeddings !== '' && !BY_MEANING.has(name)) continue;
  printHeading(`Quality: ${name}`);
  for await (const line of measure(values)) {
    printLine(line);
    met &&= line.met !== false;
  }
}
process.exitCode = met ? 0 : 1;

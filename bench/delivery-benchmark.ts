// How fast are files written, and does memory grow with the project? Speeds as shares of what a script without checks reaches.
import { compare, type Measured, runContender } from './rounds.ts';
import { inMs, type Line, printHeading, printLine, times } from './table.ts';

const ARTICLES = 5_000;
/** A tenth of them: what memory takes that does not grow. */
const FEW_ARTICLES = 500;
const WXR_SPEED = 0.7;
const ZIP_SPEED = 0.55;
const MOST_GROWTH_MB = 32;
const MB = 1_000_000;

/** Prints the table; true where every goal is met. */
export function runDeliveryBenchmark({ rounds }: { readonly rounds: number }): boolean {
  printHeading(`Delivery: ${ARTICLES.toLocaleString('en-US')} articles of 11 kB`);
  const lines = [
    speedLine('WXR: speed against concatenation and encoding', WXR_SPEED, rounds, [
      'wxr-writer',
      'wxr-plain',
    ]),
    speedLine('ZIP: speed against one-threaded zlib, level 6', ZIP_SPEED, rounds, ['zip-ours', 'zip-zlib']),
    ...memoryLines('WXR', 'wxr-export'),
    ...memoryLines('Markdown ZIP', 'markdown-export'),
  ];
  for (const line of lines) printLine(line);
  return lines.every(({ met }) => met !== false);
}

const run = (kind: string, articles = ARTICLES): Measured =>
  runContender('write-delivery', kind, String(articles));

function speedLine(
  measure: string,
  goal: number,
  rounds: number,
  [ours, theirs]: readonly [string, string],
): Line {
  const { ratio, ours: all } = compare(
    rounds,
    () => run(ours),
    () => run(theirs),
  );
  const speed = 1 / ratio;
  const figure = `${times(speed)} (${inMs(Math.min(...all.map(({ ms }) => ms)))})`;
  return { measure, goal: `≥ ${goal}×`, figure, met: speed >= goal };
}

function memoryLines(name: string, kind: string): Line[] {
  const few = run(kind, FEW_ARTICLES);
  const all = run(kind);
  const growthMb = Math.max(0, all.peakBytes - few.peakBytes) / MB;
  return [
    {
      measure: `${name}: memory, ${ARTICLES} articles above ${FEW_ARTICLES}`,
      goal: `≤ ${MOST_GROWTH_MB} MB`,
      figure: `${growthMb.toFixed(0)} MB`,
      met: growthMb <= MOST_GROWTH_MB,
    },
    { measure: `${name}: the whole export`, goal: '', figure: inMs(all.ms), met: null },
  ];
}

// How fast are files written, and does memory grow with the project, or with a file that is read? Speeds as shares of what a script without checks reaches.
import { compare, type Measured, runContender } from './rounds.ts';
import { inMs, type Line, printHeading, printLine, times } from './table.ts';

const ARTICLES = 5_000;
/** A tenth of them: what memory takes that does not grow. */
const FEW_ARTICLES = 500;
const WXR_SPEED = 0.7;
const ZIP_SPEED = 0.55;
const MOST_GROWTH_MB = 32;
/** A WordPress export that is read, and a tenth of it. */
const READ_MB = 200;
const FEW_READ_MB = 20;
/** Of what is known of 17,000 posts beside their texts, some 1 kB each, and of what is not collected yet. */
const MOST_READ_GROWTH_MB = 128;
const MB = 1_000_000;

/** Prints the table; true where every goal is met. */
export function runDeliveryBenchmark({ rounds }: { readonly rounds: number }): boolean {
  printHeading(`Delivery: ${ARTICLES.toLocaleString('en-US')} articles of 11 kB`);
  const lines = [
    speedLine('WXR: speed against concatenation and encoding', WXR_SPEED, rounds, [
      'wxr-writer',
      'wxr-plain',
    ]),
    {
      ...speedLine('WXR: the same, the peer encoding into one buffer', 0, rounds, [
        'wxr-writer',
        'wxr-plain-in-place',
      ]),
      // The goal speaks of a plain script; what new memory costs it differs by machine, and this does not.
      ...{ goal: '', met: null },
    },
    speedLine('WXR of characters beyond Latin-1: the same', WXR_SPEED, rounds, [
      'wxr-writer',
      'wxr-plain',
      'wide',
    ]),
    speedLine('ZIP: speed against one-threaded zlib, level 6', ZIP_SPEED, rounds, ['zip-ours', 'zip-zlib']),
    ...memoryLines('WXR', 'wxr-export'),
    ...memoryLines('Markdown ZIP', 'markdown-export'),
    ...readingLines(),
  ];
  for (const line of lines) printLine(line);
  return lines.every(({ met }) => met !== false);
}

const run = (kind: string, articles = ARTICLES, ...more: readonly string[]): Measured =>
  runContender('write-delivery', kind, String(articles), ...more);

function speedLine(
  measure: string,
  goal: number,
  rounds: number,
  [ours, theirs, ...more]: readonly [string, string, ...string[]],
): Line {
  const {
    ratio,
    cpuRatio,
    ours: all,
  } = compare(
    rounds,
    () => run(ours, ARTICLES, ...more),
    () => run(theirs, ARTICLES, ...more),
  );
  const speed = 1 / ratio;
  const best = inMs(Math.min(...all.map(({ ms }) => ms)));
  const figure = `${times(speed)} (best ${best}; by processor time ${times(1 / cpuRatio)})`;
  return { measure, goal: `≥ ${goal}×`, figure, met: speed >= goal };
}

/** Peaks with garbage collected at every megabyte written, so that what is kept shows, and beside them that of a run left to itself. */
function memoryLines(name: string, kind: string): Line[] {
  const few = run(kind, FEW_ARTICLES, 'collected');
  const all = run(kind, ARTICLES, 'collected');
  const plain = run(kind);
  const growthMb = Math.max(0, all.peakBytes - few.peakBytes) / MB;
  return [
    {
      measure: `${name}: memory, ${ARTICLES} articles above ${FEW_ARTICLES}`,
      goal: `≤ ${MOST_GROWTH_MB} MB`,
      figure: `${growthMb.toFixed(0)} MB (peak ${(plain.peakBytes / MB).toFixed(0)} MB where the collector takes its time)`,
      met: growthMb <= MOST_GROWTH_MB,
    },
    { measure: `${name}: the whole export`, goal: '', figure: inMs(plain.ms), met: null },
  ];
}

/** A file of posts of 12 kB, and one of a single post, which has to be read whole before it is refused for its length. */
function readingLines(): Line[] {
  const read = (kind: string, megabytes: number) => runContender('read-delivery', kind, String(megabytes));
  const all = read('posts', READ_MB);
  const above = (kind: string, more: Measured, less: Measured): Line => {
    const growthMb = Math.max(0, more.peakBytes - less.peakBytes) / MB;
    return {
      measure: `Reading ${kind}: memory, ${READ_MB} MB above ${FEW_READ_MB} MB`,
      goal: `≤ ${MOST_READ_GROWTH_MB} MB`,
      figure: `${growthMb.toFixed(0)} MB`,
      met: growthMb <= MOST_READ_GROWTH_MB,
    };
  };
  return [
    above('posts of 12 kB', all, read('posts', FEW_READ_MB)),
    above('one post', read('one-post', READ_MB), read('one-post', FEW_READ_MB)),
    {
      measure: `Reading ${READ_MB} MB of posts: ${all.said['totalPosts']} posts`,
      goal: '',
      figure: inMs(all.ms),
      met: null,
    },
  ];
}

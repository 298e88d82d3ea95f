// How fast and how small is the way from a keyword file to a checked silo? Each goal beside its figure (issue of the heart, 'Speed and size').
import { createKeywordFiles, type KeywordFiles } from './keyword-files.ts';
import { HOSTILE_SETS, type SetName } from './keyword-sets.ts';
import {
  type Comparison,
  ContenderFailure,
  compare,
  type Measured,
  medianMs,
  runContender,
} from './rounds.ts';
import { count, inMs, type Line, printHeading, printLine, times } from './table.ts';

export interface SiloBenchmarkOptions {
  /** Sets with more rows are left out. */
  readonly max: number;
  readonly rounds: number;
}

interface Run extends SiloBenchmarkOptions {
  readonly files: KeywordFiles;
  /** Whole imports of the dense set, by rows. */
  readonly imports: Map<number, Comparison>;
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const IMPORT_GOALS: readonly (readonly [rows: number, goal: number])[] = [
  [10 * THOUSAND, 3],
  [100 * THOUSAND, 2],
  [MILLION, 3],
];
const GROWTH_GOAL = 13;
/** Pages, topics and silo of 100,000 keywords. */
const FOUND_GOAL_MS = 6_000;

/** Prints the table; true where every goal is met. */
export function runSiloBenchmark(options: SiloBenchmarkOptions): boolean {
  const run: Run = { ...options, files: createKeywordFiles(), imports: new Map() };
  printHeading('Silo: speed and size');
  let met = true;
  try {
    for (const { measure, rows, lines } of PARTS) {
      if (rows > run.max) continue;
      for (const line of attempt(measure, () => lines(run))) {
        printLine(line);
        met &&= line.met !== false;
      }
    }
  } finally {
    run.files.remove();
  }
  return met;
}

/** A contender that fails is a missed goal with its reason, and the others still run. */
function attempt(measure: string, lines: () => Line[]): Line[] {
  try {
    return lines();
  } catch (error) {
    if (!(error instanceof ContenderFailure)) throw error;
    return [{ measure, goal: '', figure: error.message, met: false }];
  }
}

interface Part {
  readonly measure: string;
  /** Largest set it needs. */
  readonly rows: number;
  readonly lines: (run: Run) => Line[];
}

const PARTS: readonly Part[] = [
  ...IMPORT_GOALS.map(([rows, goal]) => ({
    measure: `whole import, ${count(rows)} rows`,
    rows,
    lines: (run: Run) => [importLine(run, 'dense', rows, goal)],
  })),
  { measure: 'growth of the whole import', rows: MILLION, lines: growthLine },
  { measure: 'peak memory', rows: MILLION, lines: memoryLine },
  {
    measure: 'whole import, wide set',
    rows: 100 * THOUSAND,
    lines: (run) => [importLine(run, 'wide', 100 * THOUSAND, 2)],
  },
  { measure: 'competing pairs, checked', rows: 10 * THOUSAND, lines: samePairLines },
  { measure: 'competing pairs', rows: 100 * THOUSAND, lines: pairsLine },
  { measure: 'five fix passes', rows: 100 * THOUSAND, lines: fixLines },
  { measure: 'everything found', rows: 100 * THOUSAND, lines: foundLines },
  ...HOSTILE_SETS.map((set) => ({
    measure: `hostile: ${set}`,
    rows: 100 * THOUSAND,
    lines: (run: Run) => [hostileLine(run, set)],
  })),
];

function importLine(run: Run, set: SetName, rows: number, goal: number): Line {
  const { path } = run.files.file(set, rows);
  const comparison = compare(
    run.rounds,
    () => runContender('whole-import', path, 'off', 'checks'),
    () => runContender('papaparse', path),
  );
  if (set === 'dense') run.imports.set(rows, comparison);
  const { ratio, ours, theirs } = comparison;
  const { said } = middle(ours);
  return {
    measure: `import, score, silo, checks / papaparse alone, ${count(rows)} ${set}`,
    goal: `≤ ${goal}×`,
    figure: `${ratioText(comparison)} · ${inMs(medianMs(ours))} to ${inMs(medianMs(theirs))} · ${said.stages} ms · ${count(said.pairs)} pairs`,
    met: ratio <= goal,
  };
}

function growthLine({ imports }: Run): Line[] {
  const small = imports.get(100 * THOUSAND)?.ours ?? [];
  const large = imports.get(MILLION)?.ours ?? [];
  const growth = medianMs(large) / medianMs(small);
  const pairs = Number(middle(large).said.pairs) / Number(middle(small).said.pairs);
  return [
    {
      measure: 'growth of that from 100,000 to 1,000,000 rows',
      goal: `≤ ${GROWTH_GOAL}`,
      figure: `${growth.toFixed(1)} (pairs grow ${pairs.toFixed(0)}-fold)`,
      met: growth <= GROWTH_GOAL,
    },
  ];
}

function memoryLine({ imports, files }: Run): Line[] {
  const { bytes } = files.file('dense', MILLION);
  const { ours = [], theirs = [] } = imports.get(MILLION) ?? {};
  const highest = Math.max(...ours.map(({ peakBytes }) => peakBytes));
  const theirHighest = Math.max(...theirs.map(({ peakBytes }) => peakBytes));
  const megabytes = (value: number): string => `${Math.round(value / MILLION)} MB`;
  return [
    {
      measure: 'peak memory / bytes of the file, 1,000,000 rows',
      goal: '≤ 5×',
      figure: `${times(highest / bytes)} · ${megabytes(highest)} for ${megabytes(bytes)} (papaparse alone ${megabytes(theirHighest)})`,
      met: highest <= 5 * bytes,
    },
  ];
}

/** Both ways must find the same pairs: count and an order-independent sum over them. */
function samePairs(ours: Measured, theirs: Measured): boolean {
  return ours.said.pairs === theirs.said.pairs && ours.said.sum === theirs.said.sum;
}

function samePairLines({ files }: Run): Line[] {
  const sets = (['dense', 'wide'] as const).flatMap((set) =>
    [THOUSAND, 10 * THOUSAND].map((rows) => {
      const { path } = files.file(set, rows);
      const [ours, theirs] = [runContender('similar-pairs', path), runContender('set-loop', path)];
      return { same: samePairs(ours, theirs), told: count(theirs.said.pairs) };
    }),
  );
  return [
    {
      measure: 'competing pairs are those of the double loop (1,000 and 10,000)',
      goal: 'the same',
      figure: `dense and wide: ${sets.map(({ told, same }) => `${told}${same ? '' : ' DIFFER'}`).join(', ')} pairs`,
      met: sets.every(({ same }) => same),
    },
  ];
}

function pairsLine({ files, rounds }: Run): Line[] {
  const { path } = files.file('dense', 100 * THOUSAND);
  const { ours, theirs, ratio, spread, cpuRatio } = compare(
    rounds,
    () => runContender('similar-pairs', path),
    () => runContender('set-loop', path),
  );
  const same = ours.every((one, round) => samePairs(one, theirs[round] ?? one));
  const pairs = `${count(middle(ours).said.pairs)} ${same ? 'identical pairs' : 'pairs, NOT THE SAME'}`;
  return [
    {
      measure: 'competing pairs at 100,000: double loop over sets / ours',
      goal: '≥ 100×',
      figure: `${times(1 / ratio)} (${times(1 / spread[1])} to ${times(1 / spread[0])}, processor ${times(1 / cpuRatio)}) · ${inMs(medianMs(theirs))} to ${inMs(medianMs(ours))} · ${pairs}`,
      met: same && 1 / ratio >= 100,
    },
  ];
}

function fixLines({ files, rounds }: Run): Line[] {
  const { path } = files.file('dense', 100 * THOUSAND);
  return ['as built', 'damaged'].map((state) => {
    const comparison = compare(
      rounds,
      () => runContender('fix-passes', path, state),
      () => runContender('full-check', path, state),
    );
    const { said } = middle(comparison.ours);
    return {
      measure: `up to five fix passes / one full check, 100,000, ${state}`,
      goal: '≤ 1.5×',
      figure: `${ratioText(comparison)} · ${inMs(medianMs(comparison.ours))} to ${inMs(medianMs(comparison.theirs))} · ${count(said.issues)} issues, ${said.passes} passes, ${count(said.merges)} merges, ${count(said.moves)} moves, ${count(said.remaining)} remain`,
      met: comparison.ratio <= 1.5,
    };
  });
}

function foundLines(run: Run): Line[] {
  return [...foundLinesOf(run, 'dense'), ...foundLinesOf(run, 'heads')];
}

function foundLinesOf(run: Run, set: SetName): Line[] {
  const sizes = [10 * THOUSAND, 100 * THOUSAND, MILLION].filter((rows) => rows <= run.max);
  const found = sizes.map((rows) => {
    const { path } = run.files.file(set, rows, 'no topics');
    const rounds = rows === MILLION ? 1 : run.rounds;
    const runs = Array.from({ length: rounds }, () =>
      runContender('whole-import', path, 'moderate', 'no checks'),
    );
    return { rows, ms: medianMs(runs), said: middle(runs).said };
  });
  return found.map(({ rows, ms, said }, at) => {
    const growth = at === 0 ? null : ms / (found[at - 1]?.ms ?? ms);
    const goalMs = rows === 100 * THOUSAND ? FOUND_GOAL_MS : Number.POSITIVE_INFINITY;
    const goals = [goalMs < Number.POSITIVE_INFINITY ? '≤ 6 s' : '', growth === null ? '' : '≤ 13'];
    const grown = growth === null ? '' : `, growth ${growth.toFixed(1)}`;
    return {
      measure: `all found (pages, topics, silo; moderate), ${set}, ${count(rows)}`,
      goal: goals.filter((goal) => goal !== '').join(', '),
      figure: `${inMs(ms)}${grown} · ${said.stages} ms · ${count(said.topics)} topics`,
      met: growth === null ? null : ms <= goalMs && growth <= GROWTH_GOAL,
    };
  });
}

function hostileLine({ files, max }: Run, set: SetName): Line {
  const many = set === 'one-keyword' || set === 'equal-words' ? Math.min(max, MILLION) : 100 * THOUSAND;
  const [small, large] = [many / 10, many].map((rows) =>
    runContender('whole-import', files.file(set, rows).path, 'off', 'checks'),
  );
  if (!small || !large) return { measure: set, goal: '', figure: 'nothing was run', met: false };
  const { keywords, groups, pairs, stages } = large.said;
  return {
    measure: `hostile: ${set}, ${count(many)} rows`,
    goal: '',
    figure: `${inMs(large.ms)}, growth ${(large.ms / small.ms).toFixed(1)} · ${stages} ms · ${count(keywords)} keywords, ${count(pairs)} pairs told as ${count(groups)} groups`,
    met: null,
  };
}

function ratioText({ ratio, spread, cpuRatio }: Comparison): string {
  return `${times(ratio)} (${times(spread[0])} to ${times(spread[1])}, processor ${times(cpuRatio)})`;
}

/** The run whose time is the median. */
function middle(runs: readonly Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => a.ms - b.ms);
  return sorted[sorted.length >> 1] ?? { ms: 0, cpuMs: 0, peakBytes: 0, said: {} };
}

// What does the runner of jobs add to its calls, what does a queued item take, and does a kill lose or repeat anything?
import { ContenderFailure, compare, runContender } from './rounds.ts';
import { count, inMs, type Line, printHeading, printLine, times } from './table.ts';

const ITEMS = 1_000;
const CONCURRENCIES = [3, 10, 50];
const MOST_RATIO = 1.03;
const QUEUED_ITEMS = 50_000;
const MOST_BYTES_AN_ITEM = 2_000;
const KILLED_RUNS = 100;
const SEED = 7;

/** Prints the table; true where every goal is met. */
export function runJobsBenchmark({ rounds }: { readonly rounds: number }): boolean {
  printHeading(`Jobs: ${count(ITEMS)} calls to a server that answers after 50 ms`);
  const lines = [...CONCURRENCIES.map((width) => timeLine(width, rounds)), heapLine(), ...killLines()];
  for (const line of lines) printLine(line);
  return lines.every(({ met }) => met !== false);
}

function timeLine(concurrency: number, rounds: number): Line {
  const run = (kind: string) => {
    const measured = runContender('run-jobs', kind, String(ITEMS), String(concurrency));
    if (measured.said.done !== ITEMS) throw new ContenderFailure(`${kind}: ${measured.said.done} items done`);
    return measured;
  };
  const { ratio, ours, theirs } = compare(
    rounds,
    () => run('runner'),
    () => run('loop'),
  );
  const best = (all: readonly { readonly ms: number }[]): string =>
    inMs(Math.min(...all.map(({ ms }) => ms)));
  return {
    measure: `time against a bare loop of promises, ${concurrency} at once`,
    goal: `≤ ${MOST_RATIO}×`,
    figure: `${times(ratio)} (${best(ours)} : ${best(theirs)})`,
    met: ratio <= MOST_RATIO,
  };
}

function heapLine(): Line {
  const { said } = runContender('run-jobs', 'heap', String(QUEUED_ITEMS), '3');
  const bytes = Number(said.bytesPerItem);
  return {
    measure: `heap of a queued item, of ${count(QUEUED_ITEMS)}`,
    goal: '≤ 2 kB',
    figure: `${Math.round(bytes)} B`,
    met: bytes <= MOST_BYTES_AN_ITEM,
  };
}

function killLines(): Line[] {
  const { said } = runContender('kill-jobs', String(KILLED_RUNS), String(SEED));
  const none = (measure: string, found: number | string | undefined): Line => ({
    measure,
    goal: '0',
    figure: count(found),
    met: Number(found) === 0,
  });
  const about = `${KILLED_RUNS} runs, ${said.kills} kills, ${said.refusals} refusals, ${said.hangs} hangs`;
  return [
    none(`items lost (${about})`, said.lost),
    none('items written twice', said.doubled),
    none('calls paid twice', said.paidTwice),
  ];
}

// Does any run, day or request cost more than its limit, and does a plan say beforehand what it will cost?
import { runContender } from './rounds.ts';
import { count, type Line, printHeading, printLine } from './table.ts';

const RUNS = 1_000;
const SEED = 7;
const LANGUAGES = ['en', 'de', 'nl', 'fr', 'es'];
const MOST_OFF = 0.2;

/** Prints the table; true where every goal is met. */
export function runBudgetBenchmark(): boolean {
  printHeading(`Budget: ${count(RUNS)} random runs and days, against providers that charge what they like`);
  const lines = [...runLines(), ...dayLines(), ...LANGUAGES.map(forecastLine)];
  for (const line of lines) printLine(line);
  return lines.every(({ met }) => met !== false);
}

const none = (measure: string, found: number | string | undefined): Line => ({
  measure,
  goal: '0',
  figure: count(found),
  met: Number(found) === 0,
});

function runLines(): Line[] {
  const { said } = runContender('budget-runs', String(RUNS), String(SEED));
  const about = `${count(said.calls)} calls, ${said.kills} kills`;
  return [
    none(`runs over their budget (${about})`, said.overruns),
    {
      measure: `used of the budget by the ${said.unfinished} runs that it stopped`,
      goal: '',
      figure: `${said.usedPercent} %`,
      met: null,
    },
  ];
}

function dayLines(): Line[] {
  const { said } = runContender('budget-days', String(RUNS), String(SEED));
  return [
    none(`days over their budget (${count(said.calls)} calls, ${count(said.refused)} refused)`, said.overDay),
    none('requests over their limit', said.overRequest),
  ];
}

/** Of the cost; input and output tokens beside it. */
function forecastLine(language: string): Line {
  const { said } = runContender('forecast', language);
  const off = Number(said.costRatio) - 1;
  const percent = (ratio: number | string | undefined): string =>
    `${Math.round(100 * (Number(ratio) - 1))} %`;
  return {
    measure: `forecast against aimock's usage, ${said.pages} pages, ${language}`,
    goal: '±20 %',
    figure: `${percent(said.costRatio)} (input ${percent(said.inputRatio)}, output ${percent(said.outputRatio)})`,
    met: Math.abs(off) <= MOST_OFF && said.inRange === 1,
  };
}

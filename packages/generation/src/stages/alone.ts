// What stages that are made again by themselves cost at the most: the price that a screen shows, and the limit that its run keeps.
import { type PageBrief, usdPerImage, usdPerSearch } from '@silosmith/ai';
import type { SmartRoute } from '../routing/smart-route.ts';
import { mostUsdOfRequest } from '../run/most-usd.ts';
import type { RunChoice } from '../run/run-settings.ts';
import { stagesOf } from './index.ts';
import type { HeldRecords } from './kept-records.ts';
import { pageReadBy } from './page-read-by.ts';
import type { AnyStage, PageSoFar, Stage } from './stage.ts';

/** Prices are shown in hundredths of a cent. */
const SHOWN = 10_000;
/** A reply that cannot be used is asked for once more. */
const QUESTIONS = 2;

/** A page with what is stored of it, what is to be replaced included. */
export interface HeldPage {
  readonly brief: PageBrief;
  readonly records: HeldRecords;
}

export interface StageChoice extends Pick<RunChoice, 'provider' | 'model' | 'pictures' | 'research'> {
  /** Of smart mode; left out: those of the catalogue. */
  readonly rules?: SmartRoute['rules'] | undefined;
}

/**
 * The most that making the named stages (`rewrites.stages`) of a page again can cost, US dollars, rounded up to the digits that a screen shows:
 * that of the very requests which the run would send. 0 where no model is asked, and where nothing is known of the prices; null where there is
 * nothing to make.
 */
export function mostUsdAlone(
  page: HeldPage,
  choice: StageChoice & Pick<RunChoice, 'rewrites'>,
): number | null {
  const known = stagesOf(choice.rewrites)
    .map((stage) => mostUsdOfStage(stage, page, choice))
    .filter((usd) => usd !== null);
  return known.length === 0 ? null : known.reduce((sum, usd) => sum + usd, 0);
}

/** Of one of them. */
export function mostUsdOfStage(stage: AnyStage, page: HeldPage, choice: StageChoice): number | null {
  const { provider, model, pictures, research, rules } = choice;
  if (stage.asks === 'research') return research === undefined ? null : usdPerSearch(research.provider);
  if (stage.asks === 'pictures') {
    if (pictures === undefined) return null;
    const count = stage.pictures(page.brief, pictures.amount);
    return count * (usdPerImage(pictures.provider, pictures.model) ?? 0);
  }
  const asked = askedOf(stage, pageReadBy(stage, { ...page, records: recordsOf(page) }, { provider }));
  if (asked === null) return null;
  if (asked.prompt === null) return 0;
  const { prompt, system, maxTokens } = asked.prompt;
  const usd = mostUsdOfRequest({ prompt, system, model, max_tokens: maxTokens }, provider, rules);
  return Math.ceil(asked.questions * usd * SHOWN) / SHOWN;
}

const askedOf = (stage: Stage, page: PageSoFar): ReturnType<NonNullable<Stage['asked']>> =>
  stage.asked === undefined ? { prompt: stage.prompt(page), questions: QUESTIONS } : stage.asked(page);

const recordsOf = ({ records }: HeldPage): PageSoFar['records'] =>
  // Kinds that are absent may be there as undefined, which a page so far does not have.
  Object.fromEntries(Object.entries(records).filter(([, record]) => record !== undefined));

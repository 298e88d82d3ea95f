// The calls of one run, for texts, pictures and research, each behind the journal where the app has one.
import { IMAGE_BUDGET_USD, mostUsdPerImage, usdPerImage, usdPerSearch } from '@silosmith/ai';
import type {
  ImageReply,
  ImageRequest,
  ResearchReply,
  ResearchRequest,
  TextRequest,
} from '@silosmith/contract';
import { SMART_PROVIDER } from '../routing/smart-route.ts';
import { PICTURE_TASK } from '../stages/ask-for-picture.ts';
import { RESEARCH_TASK } from '../stages/ask-for-research.ts';
import { admitted, admitWith } from './admit-calls.ts';
import {
  type CallPicture,
  type CallResearch,
  type CallText,
  createCallJournal,
  logOf,
} from './call-journal.ts';
import { mostUsdOfRequest } from './most-usd.ts';
import { NOTHING_UNCERTAIN, type TextCalls, type UncertainCalls } from './run-ports.ts';
import type { RunSettings } from './run-settings.ts';
import type { Spending } from './spending.ts';

export interface RunCalls {
  readonly ports: {
    readonly callText: CallText;
    readonly callPicture?: CallPicture;
    readonly callResearch?: CallResearch;
  };
  /** What may be charged without a reply, or twice. */
  uncertain(): UncertainCalls;
}

const OWN_TASKS: readonly string[] = [PICTURE_TASK, RESEARCH_TASK];

/** `spending`: what the run may still spend; each call is admitted by it. */
export function runCalls(
  projectId: string,
  settings: RunSettings,
  calls: TextCalls,
  spending: Spending,
): RunCalls {
  const { provider, pictures, research } = settings;
  const callText = calls.of(provider);
  const callPicture = pictures && calls.pictures?.(pictures.provider, pictures.policy);
  const callResearch = research && calls.research?.(research.provider);
  const log = calls.log?.(projectId);
  const keepsReplies = log === undefined;
  const mostUsdOfText = (request: TextRequest): number =>
    mostUsdOfRequest(request, provider, calls.rules?.());
  const admitText = admitWith({ spending, keepsReplies, mostUsdOf: mostUsdOfText });
  const admitPicture = admitWith({ spending, keepsReplies, mostUsdOf: mostUsdOfPicture });
  const admitResearch = admitWith({ spending, keepsReplies, mostUsdOf: mostUsdOfResearch });
  if (log === undefined) {
    const drawn = callPicture && admitted(callPicture, admitPicture);
    const found = callResearch && admitted(callResearch, admitResearch);
    return {
      ports: portsOf(admitted(callText, admitText), drawn, found),
      uncertain: () => NOTHING_UNCERTAIN,
    };
  }
  const partOf = (task: string) => logOf(log, (other) => other === task);
  const texts = createCallJournal(
    provider,
    callText,
    logOf(log, (task) => !OWN_TASKS.includes(task)),
    admitText,
  );
  const drawn =
    callPicture &&
    createCallJournal<ImageRequest, ImageReply>(
      pictures?.provider ?? '',
      callPicture,
      partOf(PICTURE_TASK),
      admitPicture,
    );
  const found =
    callResearch &&
    createCallJournal<ResearchRequest, ResearchReply>(
      research?.provider ?? '',
      callResearch,
      partOf(RESEARCH_TASK),
      admitResearch,
    );
  const journals = [texts, ...(drawn ? [drawn] : []), ...(found ? [found] : [])];
  return {
    ports: portsOf(texts.call, drawn?.call, found?.call),
    uncertain: () => ({
      unanswered: journals.flatMap((journal) => journal.unanswered()),
      perhapsPaidTwice: journals.flatMap((journal) => journal.perhapsPaidTwice()),
    }),
  };
}

const mostUsdOfPicture = ({ provider = '', model = '' }: ImageRequest): number =>
  provider === SMART_PROVIDER
    ? IMAGE_BUDGET_USD
    : (usdPerImage(provider, model) ?? mostUsdPerImage(provider));
const mostUsdOfResearch = ({ provider = '' }: ResearchRequest): number => usdPerSearch(provider);

const portsOf = (
  callText: CallText,
  callPicture: CallPicture | undefined,
  callResearch: CallResearch | undefined,
): RunCalls['ports'] => ({
  callText,
  ...(callPicture ? { callPicture } : {}),
  ...(callResearch ? { callResearch } : {}),
});

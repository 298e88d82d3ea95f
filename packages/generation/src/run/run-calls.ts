// The calls of one run, for texts, pictures and research, each behind the journal where the app has one.
import type { ImageReply, ImageRequest, ResearchReply, ResearchRequest } from '@silosmith/contract';
import { PICTURE_TASK } from '../stages/ask-for-picture.ts';
import { RESEARCH_TASK } from '../stages/ask-for-research.ts';
import {
  type CallPicture,
  type CallResearch,
  type CallText,
  createCallJournal,
  logOf,
} from './call-journal.ts';
import { NOTHING_UNCERTAIN, type TextCalls, type UncertainCalls } from './run-ports.ts';
import type { RunSettings } from './run-settings.ts';

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

export function runCalls(projectId: string, settings: RunSettings, calls: TextCalls): RunCalls {
  const { provider, pictures, research } = settings;
  const callText = calls.of(provider);
  const callPicture = pictures && calls.pictures?.(pictures.provider);
  const callResearch = research && calls.research?.(research.provider);
  const log = calls.log?.(projectId);
  if (log === undefined)
    return { ports: portsOf(callText, callPicture, callResearch), uncertain: () => NOTHING_UNCERTAIN };
  const partOf = (task: string) => logOf(log, (other) => other === task);
  const texts = createCallJournal(
    provider,
    callText,
    logOf(log, (task) => !OWN_TASKS.includes(task)),
  );
  const drawn =
    callPicture &&
    createCallJournal<ImageRequest, ImageReply>(pictures?.provider ?? '', callPicture, partOf(PICTURE_TASK));
  const found =
    callResearch &&
    createCallJournal<ResearchRequest, ResearchReply>(
      research?.provider ?? '',
      callResearch,
      partOf(RESEARCH_TASK),
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

const portsOf = (
  callText: CallText,
  callPicture: CallPicture | undefined,
  callResearch: CallResearch | undefined,
): RunCalls['ports'] => ({
  callText,
  ...(callPicture ? { callPicture } : {}),
  ...(callResearch ? { callResearch } : {}),
});

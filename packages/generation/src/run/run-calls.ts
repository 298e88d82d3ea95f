// The calls of one run, for texts and for pictures, each behind the journal where the app has one.
import type { ImageReply, ImageRequest } from '@silosmith/contract';
import { PICTURE_TASK } from '../stages/ask-for-picture.ts';
import { type CallPicture, type CallText, createCallJournal, logOf } from './call-journal.ts';
import { NOTHING_UNCERTAIN, type TextCalls, type UncertainCalls } from './run-ports.ts';
import type { RunSettings } from './run-settings.ts';

export interface RunCalls {
  readonly ports: { readonly callText: CallText; readonly callPicture?: CallPicture };
  /** What may be charged without a reply, or twice. */
  uncertain(): UncertainCalls;
}

export function runCalls(projectId: string, settings: RunSettings, calls: TextCalls): RunCalls {
  const { provider, pictures } = settings;
  const callText = calls.of(provider);
  const callPicture = pictures && calls.pictures?.(pictures.provider);
  const log = calls.log?.(projectId);
  if (log === undefined) {
    return {
      ports: { callText, ...(callPicture ? { callPicture } : {}) },
      uncertain: () => NOTHING_UNCERTAIN,
    };
  }
  const texts = createCallJournal(
    provider,
    callText,
    logOf(log, (task) => task !== PICTURE_TASK),
  );
  const drawn =
    callPicture &&
    createCallJournal<ImageRequest, ImageReply>(
      pictures?.provider ?? '',
      callPicture,
      logOf(log, (task) => task === PICTURE_TASK),
    );
  const journals = [texts, ...(drawn ? [drawn] : [])];
  return {
    ports: { callText: texts.call, ...(drawn ? { callPicture: drawn.call } : {}) },
    uncertain: () => ({
      unanswered: journals.flatMap((journal) => journal.unanswered()),
      perhapsPaidTwice: journals.flatMap((journal) => journal.perhapsPaidTwice()),
    }),
  };
}

// The catalogue of the web app: without the sentences of the command line, of the server's help and inside exported files.
import { type Messages, messagesOf } from './catalogue.ts';
import { loadOver } from './load-messages.ts';
import { auth } from './locales/en/auth.ts';
import { builder } from './locales/en/builder.ts';
import { common } from './locales/en/common.ts';
import { shownErrors } from './locales/en/errors/shown.ts';
import { exporting } from './locales/en/export.ts';
import { generate } from './locales/en/generate.ts';
import { importing } from './locales/en/import.ts';
import type { en } from './locales/en/index.ts';
import { meaning } from './locales/en/meaning.ts';
import { modelChoice } from './locales/en/model-choice.ts';
import { publicPages } from './locales/en/public.ts';
import { publishing } from './locales/en/publishing.ts';
import { researchPlan } from './locales/en/research-plan.ts';
import { settings } from './locales/en/settings.ts';
import { suggestions } from './locales/en/suggestions.ts';
import { workspace } from './locales/en/workspace.ts';

const APP = {
  auth,
  builder,
  common,
  // Without those of the command line, which reach no page.
  errors: shownErrors as (typeof en)['errors'],
  // Partly there: exported files are written in a worker, which has the whole catalogue.
  exporting: exporting as (typeof en)['exporting'],
  generate,
  importing,
  meaning,
  modelChoice,
  publicPages,
  publishing,
  researchPlan,
  settings,
  suggestions,
  workspace,
};

/** English. Keys outside this part return the key itself: for the pages of the web app only. */
export const createAppMessages = (): Messages => messagesOf(APP);

/** Throws what a failed load of the language throws. */
export const loadAppMessages = (tag: string): Promise<Messages> => loadOver(APP, tag);

// The English catalogue defines the keys of all languages; one file per area.
import { auth } from './auth.ts';
import { builder } from './builder.ts';
import { cli } from './cli.ts';
import { common } from './common.ts';
import { errors } from './errors/index.ts';
import { exporting } from './export.ts';
import { exportedFiles } from './exported-files.ts';
import { generate } from './generate.ts';
import { importing } from './import.ts';
import { meaning } from './meaning.ts';
import { modelChoice } from './model-choice.ts';
import { publicPages } from './public.ts';
import { publishing } from './publishing.ts';
import { researchPlan } from './research-plan.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { suggestions } from './suggestions.ts';
import { workspace } from './workspace.ts';

export const en = {
  auth,
  builder,
  cli,
  common,
  errors,
  exporting: { ...exporting, ...exportedFiles },
  generate,
  importing,
  meaning,
  modelChoice,
  publicPages,
  publishing,
  researchPlan,
  server,
  settings,
  suggestions,
  workspace,
} as const;

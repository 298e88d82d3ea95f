// What does a project remember beside its keywords and its plan? The body of its `settings` record.
import * as z from 'zod/mini';
import { filtersSchema, GROUPING_STRICTNESS } from './filters.ts';
import { importReportSchema } from './import-report.ts';

export const projectSettingsSchema = z.object({
  name: z.string(),
  /** Content language tag. */
  language: z.string(),
  grouping: z.enum(GROUPING_STRICTNESS),
  filters: filtersSchema,
  report: importReportSchema,
});
export type ProjectSettings = Readonly<z.infer<typeof projectSettingsSchema>>;

/** The settings record as this version reads it, null where it cannot. */
export function settingsOf(body: unknown): ProjectSettings | null {
  const parsed = projectSettingsSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** The settings record of anything that holds the settings. */
export function settingsBody(project: ProjectSettings): ProjectSettings {
  const { name, language, grouping, filters, report } = project;
  return { name, language, grouping, filters, report };
}

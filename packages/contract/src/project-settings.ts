// The body of a project's `settings` record.
import * as z from 'zod/mini';
import { filtersSchema, GROUPING_STRICTNESS } from './filters.ts';
import { importReportSchema } from './import-report.ts';
import { siteSchema } from './site.ts';
import { vectorSourceSchema } from './vectors.ts';

export const projectSettingsSchema = z.object({
  name: z.string(),
  /** Content language tag. */
  language: z.string(),
  grouping: z.enum(GROUPING_STRICTNESS),
  filters: filtersSchema,
  report: importReportSchema,
  /** Keys of issues that the user does not want to hear of (packages/silo, `issueLists`). Absent: none. */
  ignoredIssues: z.optional(z.array(z.string())),
  /** Research tasks that are done, by their keys (packages/content, `researchTasksOf`). Absent: none. */
  researchDone: z.optional(z.array(z.string())),
  /** The embedding model whose vectors have a say in which keywords share a page. Absent: words and results alone. */
  meaning: z.optional(vectorSourceSchema),
  /** The site that exists already, where one was imported. */
  site: z.optional(siteSchema),
});
export type ProjectSettings = Readonly<z.infer<typeof projectSettingsSchema>>;

/** Null if this version cannot read the record. */
export function settingsOf(body: unknown): ProjectSettings | null {
  const parsed = projectSettingsSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** Picks the settings out of any object that has them. */
export function settingsBody(project: ProjectSettings): ProjectSettings {
  const { name, language, grouping, filters, report, ignoredIssues, researchDone, meaning, site } = project;
  return {
    name,
    language,
    grouping,
    filters,
    report,
    ...(ignoredIssues && { ignoredIssues }),
    ...(researchDone && { researchDone }),
    ...(meaning && { meaning }),
    ...(site && { site }),
  };
}

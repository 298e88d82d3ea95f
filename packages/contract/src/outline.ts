// The sections that an article will have: planned by a model or by the user, before it is written.
import * as z from 'zod/mini';
import { provenanceSchema } from './article.ts';

export const OUTLINE_LIMITS = {
  sections: 30,
  /** Characters. */
  heading: 120,
  about: 300,
} as const;

/** A section of an article, below one H2. */
export const outlineSectionSchema = z.object({
  heading: z.string(),
  /** What it says, in a line; '' where only the heading is known. */
  about: z.string(),
  /** Searches that it answers. */
  keywords: z.array(z.string()),
});
export type OutlineSection = z.infer<typeof outlineSectionSchema>;

export const outlineRecordSchema = z.object({
  keyword: z.string(),
  /** In their order; the introduction is none of them. */
  sections: z.array(outlineSectionSchema),
  /** Null: nobody was asked for it. */
  provenance: z.nullable(provenanceSchema),
  /** Written or changed by the user: kept when the page is written again. */
  edited: z.boolean(),
  /** ISO 8601, of the user's last change. */
  changedAt: z.optional(z.string()),
});
export type OutlineRecord = z.infer<typeof outlineRecordSchema>;

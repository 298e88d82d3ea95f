// What agents advised before an article was written: angles that others do not take, and a way to write.
import * as z from 'zod/mini';
import { provenanceSchema } from './article.ts';
import { personaSchema, viewpointSchema } from './functions/workflow.ts';

/** Stages that a run may choose: angles that others do not take, and a way to write. */
export const ADVICE_STAGES = ['viewpoint', 'persona'] as const;

export const viewpointRecordSchema = z.object({
  keyword: z.string(),
  viewpoint: viewpointSchema,
  provenance: z.nullable(provenanceSchema),
});
export type ViewpointRecord = z.infer<typeof viewpointRecordSchema>;

export const personaRecordSchema = z.object({
  keyword: z.string(),
  persona: personaSchema,
  provenance: z.nullable(provenanceSchema),
});
export type PersonaRecord = z.infer<typeof personaRecordSchema>;

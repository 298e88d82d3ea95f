// Request and response of `<provider>-embeddings`, the functions that give the meaning of texts as vectors.
import * as z from 'zod/mini';
import { vectorBatchSchema } from '../vectors.ts';
import { usageFiguresSchema } from './text.ts';

/** More than any provider takes at once (`textsPerCall` of packages/ai). */
const MOST_TEXTS = 512;
/** A keyword has fewer; a text of this length stays below the limit of every model. */
const MOST_CHARACTERS = 2_000;

export const embedRequestSchema = z.object({
  texts: z
    .array(z.string().check(z.minLength(1), z.maxLength(MOST_CHARACTERS)))
    .check(z.minLength(1), z.maxLength(MOST_TEXTS)),
  model: z.optional(z.string().check(z.maxLength(200))),
});
export type EmbedRequestBody = z.infer<typeof embedRequestSchema>;

/** A batch as a project keeps it, and what it cost. */
export const embedReplySchema = z.object({ ...vectorBatchSchema.shape, usage: usageFiguresSchema });
export type EmbedReplyBody = z.infer<typeof embedReplySchema>;

// Generated content of a page. Article, meta, tags and image are separate records, keyed by the page's id.
import * as z from 'zod/mini';
import { dateTimeSchema } from './date-time.ts';
import { articleFormSchema } from './template.ts';

/** Where generated content came from; `demo` marks content of the built-in demo provider. */
export const provenanceSchema = z.object({
  provider: z.string(),
  model: z.string(),
  demo: z.boolean(),
  /** ISO 8601; null if unknown. */
  generatedAt: dateTimeSchema,
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** US dollars; null for a model without a known price. */
  costUsd: z.nullable(z.number()),
  /**
   * What records of its kind cost whose place it took, US dollars; null: no price is known of one. Left out: nothing, and of an article,
   * whose earlier versions are kept and say it themselves.
   */
  replacedUsd: z.optional(z.nullable(z.number())),
  /** Of an article that research was to precede: whether it found sources, found none, or failed. */
  research: z.optional(z.enum(['sources', 'nothing-found', 'failed'])),
  /** What the figures are made of, by kind of call, where there was more than one: `outline`, `section`, `repair`. */
  steps: z.optional(
    z.array(
      z.object({
        task: z.string(),
        calls: z.number(),
        inputTokens: z.number(),
        outputTokens: z.number(),
        costUsd: z.nullable(z.number()),
      }),
    ),
  ),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** How an article below grade B was repaired before it was stored. */
export const repairSchema = z.object({
  /** Scores from 0 to 100, without the meta texts. */
  scoreBefore: z.number(),
  scoreAfter: z.number(),
  /** Rules that changed it. */
  rules: z.array(z.string()),
  /** A model was asked: `kept` where its version was better, `dropped` where it was not. */
  model: z.enum(['not-asked', 'kept', 'dropped']),
  /** Checks that failed before. */
  failed: z.array(z.string()),
  /** ISO 8601: when the user had it repaired by itself; absent where it was repaired as it was written. */
  madeAt: z.optional(dateTimeSchema),
});
export type Repair = z.infer<typeof repairSchema>;

/** A section that was written again since the article was. */
const rewrittenSchema = z.object({
  heading: z.string(),
  provider: z.string(),
  model: z.string(),
  demo: z.boolean(),
  /** ISO 8601. */
  madeAt: dateTimeSchema,
});

export const articleSchema = z.object({
  /** What it was written for. A page may have been renamed since: its keyword is in the table, and records are found by page id. */
  keyword: z.string(),
  title: z.string(),
  /** Sanitised HTML. Links to other pages of the silo: `<a href="silo:PRIMARY KEYWORD">` until an export resolves them. */
  content: z.string(),
  excerpt: z.string(),
  wordCount: z.number(),
  provenance: z.nullable(provenanceSchema),
  /** Edited by hand after generation. */
  edited: z.boolean(),
  /** ISO 8601: when the page's first article was made, where another has replaced it since. The page keeps that date in exports. */
  firstGeneratedAt: z.optional(dateTimeSchema),
  /** Absent where there was nothing to repair. */
  repair: z.optional(repairSchema),
  /** Each section once, by its last time; absent where none was. */
  rewritten: z.optional(z.array(rewrittenSchema)),
  /** Absent where length and form followed from the page's level and intent. */
  form: z.optional(articleFormSchema),
});
export type Article = z.infer<typeof articleSchema>;

/** What the project file says of an article beside its text; derived, so it is in files alone. */
export const articleFactsShape = {
  /** What each stage of the page cost; null: no price is known. Steps of the article itself are in its provenance. */
  costs: z.optional(
    z.array(
      z.object({
        stage: z.string(),
        costUsd: z.nullable(z.number()),
        /** Beside it: what records cost whose place this one took. */
        replacedUsd: z.optional(z.nullable(z.number())),
      }),
    ),
  ),
  /** Pages that were read for it; empty without research. */
  readFrom: z.optional(z.array(z.object({ url: z.string(), title: z.string() }))),
  /** H2 headings with the page's keywords that they answer. */
  sections: z.optional(z.array(z.object({ heading: z.string(), keywords: z.array(z.string()) }))),
  /** `no-room`: the page has more to answer than its length allows; `not-used`: the text does not answer it; `slip`: typed wrong. */
  leftOut: z.optional(
    z.array(z.object({ keyword: z.string(), reason: z.enum(['no-room', 'not-used', 'slip']) })),
  ),
  check: z.optional(
    z.object({
      /** 0 to 100. */
      score: z.number(),
      /** A+ to F. */
      grade: z.string(),
      failed: z.array(
        z.object({
          check: z.string(),
          severity: z.enum(['critical', 'major', 'minor', 'hint']),
          /** A count, a share in percent or a length. */
          figure: z.number(),
        }),
      ),
      /** Checks without a rule for the language of the text, or of a text whose date is not known; absent in files written before. */
      unchecked: z.optional(z.array(z.string())),
    }),
  ),
};

export const metaSchema = z.object({
  keyword: z.string(),
  title: z.string(),
  description: z.string(),
  provenance: z.nullable(provenanceSchema),
});
export type Meta = z.infer<typeof metaSchema>;

export const tagsSchema = z.object({
  keyword: z.string(),
  tags: z.array(z.string()),
  provenance: z.nullable(provenanceSchema),
});
export type Tags = z.infer<typeof tagsSchema>;

/** One picture of a page. */
export const pictureSchema = z.object({
  /** `featured` heads the article; `content` stands in the section below `section`. */
  role: z.enum(['featured', 'content']),
  /** Text of the h2 that it belongs to; null: the page as a whole. */
  section: z.nullable(z.string()),
  /** A data URL: what was paid for is kept, not pointed at. */
  url: z.string(),
  prompt: z.string(),
  alt: z.string(),
  caption: z.string(),
  /** Without folder and ending. */
  fileName: z.string(),
  /** Who made it: pictures of one page may come from several. Absent in records of earlier versions. */
  provider: z.optional(z.string()),
  model: z.optional(z.string()),
  /** US dollars; null for a model without a known price. */
  costUsd: z.optional(z.nullable(z.number())),
  /** ISO 8601: when it was made again by itself; absent where it was not. */
  madeAt: z.optional(dateTimeSchema),
});
export type Picture = z.infer<typeof pictureSchema>;

/** The pictures of a page; `url`, `prompt` and `alt` are those of the featured one. */
export const imageSchema = z.object({
  keyword: z.string(),
  url: z.string(),
  prompt: z.string(),
  alt: z.string(),
  /** Of all pictures together: what they cost in all, and who made the featured one. */
  provenance: z.nullable(provenanceSchema),
  /** All of them, the featured one first; absent where an import or an earlier version gave one alone. */
  pictures: z.optional(z.array(pictureSchema)),
  /** Pictures that were planned and could not be made; absent where all were. */
  missing: z.optional(z.number()),
});
export type ImageRecord = z.infer<typeof imageSchema>;

export const RECORD_KINDS = [
  'research',
  'viewpoint',
  'persona',
  'outline',
  'article',
  'meta',
  'tags',
  'image',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

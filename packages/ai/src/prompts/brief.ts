// The page brief: embedded as JSON at the end of every prompt, and read back by the demo provider.
import { INTENTS, PAGE_TYPES, STRATEGIES, TEMPLATE_IDS } from '@silosmith/contract';
import * as z from 'zod/mini';
import { adviceSchema } from './advice.ts';

const linkTargetSchema = z.object({
  /** Primary keyword of the page linked to. */
  keyword: z.string(),
  /** `other`: a pillar page of another topic. */
  relation: z.enum(['pillar', 'parent', 'sibling', 'child', 'other']),
  /** What people call it, best first: phrases for the anchor. */
  anchors: z.array(z.string()),
});
export type LinkTarget = z.infer<typeof linkTargetSchema>;

/** A passage that a claim may rest on, word for word, with the page that says so. */
const factSchema = z.object({ quote: z.string(), url: z.string(), title: z.string() });
export type Fact = z.infer<typeof factSchema>;

export const pageBriefSchema = z.object({
  keyword: z.string(),
  /** Other keywords that say the same as the page's own, best first. */
  variants: z.array(z.string()),
  /** Headings that answer the page's further keywords, most searched first. */
  outline: z.array(z.object({ heading: z.string(), keywords: z.array(z.string()) })),
  /** H2 headings of the outline that the article follows, in order; absent: it has none. */
  headings: z.optional(z.array(z.string())),
  topic: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  pageType: z.enum(PAGE_TYPES),
  /** Content language tag. */
  language: z.string(),
  targetWords: z.number(),
  /** Form that the run chose; absent: it follows from level and intent. */
  template: z.optional(z.enum(TEMPLATE_IDS)),
  /** What quality smart mode asks for; absent: `balanced`. */
  strategy: z.optional(z.enum(STRATEGIES)),
  intent: z.enum(INTENTS),
  /** Searches a month and 0 to 100; -1 unknown. */
  volume: z.number(),
  difficulty: z.number(),
  /** Primary keywords of the pages around this one; null or empty where there are none. */
  pillar: z.nullable(z.string()),
  parent: z.nullable(z.string()),
  siblings: z.array(z.string()),
  children: z.array(z.string()),
  /** Pages of the silo the article has to link to. */
  links: z.array(linkTargetSchema),
  /** What research found for this page; absent where there is none. */
  facts: z.optional(z.array(factSchema)),
  /** What agents advise for this page; absent where none was asked. */
  advice: z.optional(adviceSchema),
});
export type PageBrief = z.infer<typeof pageBriefSchema>;

const OPEN = '<brief>';
const CLOSE = '</brief>';

/** `outline` and `section` make a long article, `repair` repairs one, `rewrite` writes one section of it again. */
export const TEXT_TASKS = ['article', 'outline', 'section', 'repair', 'rewrite', 'meta', 'tags'] as const;
export type TextTask = (typeof TEXT_TASKS)[number];

/** Which part of a long article is asked for, from 0. */
const partPlaceSchema = z.object({ at: z.number(), of: z.number() });
export type PartPlace = z.infer<typeof partPlaceSchema>;

/** Which section is written again, and its HTML. */
const sectionSchema = z.object({ heading: z.string(), text: z.string() });
type AskedSection = z.infer<typeof sectionSchema>;

const taskSchema = z.object({
  task: z.enum(TEXT_TASKS),
  part: z.optional(partPlaceSchema),
  section: z.optional(sectionSchema),
});

export interface Asked {
  readonly task: TextTask;
  readonly brief: PageBrief;
  readonly part?: PartPlace | undefined;
  readonly section?: AskedSection | undefined;
}

/** The brief as a block that no keyword can break out of. */
export function briefBlock(
  task: TextTask,
  brief: PageBrief,
  of: Pick<Asked, 'part' | 'section'> = {},
): string {
  const about = { task, ...brief, ...of };
  return `${OPEN}\n${JSON.stringify(about).replaceAll('<', '\\u003c')}\n${CLOSE}`;
}

/** What a prompt asks for, and about which page; null for a prompt without a brief. */
export function readBrief(prompt: string): Asked | null {
  const data = dataOf(prompt);
  const brief = pageBriefSchema.safeParse(data);
  const asked = taskSchema.safeParse(data);
  return brief.success && asked.success ? { ...asked.data, brief: brief.data } : null;
}

function dataOf(prompt: string): unknown {
  const close = prompt.lastIndexOf(CLOSE);
  const open = prompt.lastIndexOf(OPEN, close);
  if (open < 0 || close < 0) return null;
  return parsedOrNull(prompt.slice(open + OPEN.length, close));
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

// What an article may be written as: its form, and how much it is given.
import * as z from 'zod/mini';

/** Forms of an article; what each asks for is in `content/templates`. */
export const TEMPLATE_IDS = [
  'how-to',
  'listicle',
  'comparison',
  'ultimate-guide',
  'problem-solution',
  'news-analysis',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** What a run may choose: one form for every page, or for each page the one that fits it. */
export const TEMPLATE_CHOICES = ['fitting', ...TEMPLATE_IDS] as const;
export type TemplateChoice = (typeof TEMPLATE_CHOICES)[number];

/** Shorter and cheaper, as planned, longer and better. */
export const STRATEGIES = ['cost-optimized', 'balanced', 'quality-focused'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** What an article was asked to be, where the run chose it: later checks judge the text by it. */
export const articleFormSchema = z.object({
  template: z.optional(z.enum(TEMPLATE_IDS)),
  strategy: z.optional(z.enum(STRATEGIES)),
  /** Words that were asked for. */
  words: z.number(),
});
export type ArticleForm = z.infer<typeof articleFormSchema>;

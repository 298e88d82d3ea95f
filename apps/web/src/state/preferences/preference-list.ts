// The choices of a user that hold for every project, kept in this browser per user. One entry gives a choice its check, its
// default, its place in storage and, where it has one, its field in Settings.
import {
  baseUrlOf,
  DEMO_PROVIDER,
  IMAGE_POLICIES,
  isImageProvider,
  isTextProvider,
  RESEARCH_PROVIDERS,
  ROUTED_TASKS,
} from '@silosmith/ai';
import {
  ADVICE_STAGES,
  CONTENT_LANGUAGES,
  IMAGE_AMOUNTS,
  marketSchema,
  STRATEGIES,
  TEMPLATE_CHOICES,
} from '@silosmith/contract';
import type { MessageKey } from '@silosmith/messages';
import * as z from 'zod/mini';

export interface PreferenceField {
  /** Section of Settings that shows it. */
  readonly section: 'content';
  readonly label: MessageKey;
  readonly note?: MessageKey;
  readonly choices: readonly { readonly value: string; readonly label: MessageKey }[];
}

interface Preference {
  readonly schema: z.ZodMiniType;
  readonly fallback: unknown;
  readonly field?: PreferenceField;
}

const isImagePolicy = (id: string): boolean => IMAGE_POLICIES.some((policy) => policy.id === id);
const isResearchProvider = (id: string): boolean => RESEARCH_PROVIDERS.some((provider) => provider.id === id);

/** What the user set instead of a rule of smart mode: US dollars of one request (0.001 to 1), least quality (0 to 100), a model (`provider/id`). */
const ruleChangesSchema = z.partialRecord(
  z.enum(ROUTED_TASKS),
  z.object({
    budgetUsd: z.number().check(z.gte(0.001), z.lte(1)),
    leastQuality: z.number().check(z.gte(0), z.lte(100)),
    fixed: z.optional(z.string()),
  }),
);
export type RuleChanges = z.infer<typeof ruleChangesSchema>;

export const PREFERENCES = {
  /** Id of a provider that writes text. The demo needs no key, so that the whole journey works before there is one. */
  textProvider: { schema: z.string().check(z.refine(isTextProvider)), fallback: DEMO_PROVIDER },
  /** Id of a model in the catalogue, or the name of one of the user's own server; null: the provider's first. */
  textModel: { schema: z.nullable(z.string()), fallback: null },
  /** Each text by the model that its rule chooses; provider and model are kept for the time without. */
  smartMode: { schema: z.boolean(), fallback: false },
  smartRules: { schema: ruleChangesSchema, fallback: {} },
  /** Who finds the pages that articles rest on; null: articles are written without research. */
  researchProvider: { schema: z.nullable(z.string().check(z.refine(isResearchProvider))), fallback: null },
  /** Country whose searchers research asks for; null: the main one of the project's language. */
  researchMarket: { schema: z.nullable(marketSchema), fallback: null },
  /** Form of the articles; null: by level and intent. */
  articleTemplate: { schema: z.nullable(z.enum(TEMPLATE_CHOICES)), fallback: null },
  /** Length of the articles, and what quality smart mode asks for. */
  articleStrategy: { schema: z.enum(STRATEGIES), fallback: 'balanced' },
  /** Agents that advise before an article is written: each is a further paid call a page. */
  articleAdvice: { schema: z.array(z.enum(ADVICE_STAGES)), fallback: [] },
  /** Base URL of the user's own server, for a provider that has no address of its own; null: the operator's. */
  ownServer: {
    schema: z.nullable(z.string().check(z.refine((text) => baseUrlOf(text) === text))),
    fallback: null,
  },
  /** Who makes the images of a run; null: runs make none. */
  imageProvider: { schema: z.nullable(z.string().check(z.refine(isImageProvider))), fallback: null },
  /** Null: the provider's first. */
  imageModel: { schema: z.nullable(z.string()), fallback: null },
  /** Each image by the model that suits its kind; provider and model are kept for the time without. */
  smartImages: { schema: z.boolean(), fallback: false },
  /** Of smart images: what counts more. */
  imagePolicy: { schema: z.string().check(z.refine(isImagePolicy)), fallback: 'balanced' },
  /** Which pages get more than the featured image. */
  imageAmount: { schema: z.enum(IMAGE_AMOUNTS), fallback: 'every-page' },
  contentLanguage: {
    schema: z.enum(CONTENT_LANGUAGES),
    fallback: 'en',
    field: {
      section: 'content',
      label: 'settings.content.language',
      note: 'settings.content.text',
      choices: CONTENT_LANGUAGES.map((tag) => ({ value: tag, label: `common.languages.${tag}` as const })),
    },
  },
  /** Ids of the builder's columns; null: those it begins with. */
  builderColumns: { schema: z.nullable(z.array(z.string())), fallback: null },
  railCollapsed: { schema: z.boolean(), fallback: false },
} as const satisfies Readonly<Record<string, Preference>>;

export type Preferences = {
  readonly [Name in keyof typeof PREFERENCES]: z.output<(typeof PREFERENCES)[Name]['schema']>;
};

export const PREFERENCE_LIST: readonly (Preference & { readonly name: string })[] = Object.entries(
  PREFERENCES as Readonly<Record<string, Preference>>,
).map(([name, preference]) => ({ name, ...preference }));

import type { Intent, TemplateId } from '@silosmith/contract';

/** What the sample texts are written from. The briefs of the prompts fit it. */
export interface DemoBrief {
  readonly keyword: string;
  /** Other keywords that say the same as the page's own, best first. */
  readonly variants: readonly string[];
  /** Headings that answer the page's further keywords, most searched first. */
  readonly outline: readonly { readonly heading: string; readonly keywords: readonly string[] }[];
  /** H2 headings that the article is to have, in order; left out: its own. */
  readonly headings?: readonly string[] | undefined;
  readonly topic: string;
  readonly level: 1 | 2 | 3;
  /** Content language tag; English stands in for a language without a bank of sentences. */
  readonly language: string;
  readonly targetWords: number;
  readonly intent: Intent;
  /** Form of the article; left out: it follows from the intent. */
  readonly template?: TemplateId | undefined;
  /** Primary keywords of the pages above; null where there are none. */
  readonly pillar: string | null;
  readonly parent: string | null;
  readonly siblings: readonly string[];
  readonly children: readonly string[];
  /** Pages the article has to link to. */
  readonly links: readonly DemoLink[];
  /** Another text of the same page; left out: the first. */
  readonly seed?: string | undefined;
  /** Pages that were found for it. */
  readonly facts?: readonly { readonly url: string }[] | undefined;
}

export interface DemoLink {
  /** Primary keyword of the page linked to. */
  readonly keyword: string;
  /** `other`: a pillar page of another topic. */
  readonly relation: 'pillar' | 'parent' | 'sibling' | 'child' | 'other';
  /** What people call it, best first: phrases for the anchor. */
  readonly anchors: readonly string[];
}

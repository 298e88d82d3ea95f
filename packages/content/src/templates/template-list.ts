// The forms that an article can have: how long each is, and which intents it serves.
import { type Intent, TEMPLATE_IDS, type TemplateId } from '@silosmith/contract';

export interface ArticleTemplate {
  readonly id: TemplateId;
  /** Of a page that is not hard to rank. */
  readonly words: number;
  /** Intents that it serves; a page of another one is better written in another form. */
  readonly intents: readonly Intent[];
}

const RULES: Readonly<Record<TemplateId, Omit<ArticleTemplate, 'id'>>> = {
  'how-to': { words: 2_000, intents: ['informational'] },
  listicle: { words: 1_800, intents: ['informational', 'commercial'] },
  comparison: { words: 2_200, intents: ['commercial', 'transactional'] },
  'ultimate-guide': { words: 4_000, intents: ['informational', 'commercial'] },
  'problem-solution': { words: 1_600, intents: ['informational', 'transactional'] },
  'news-analysis': { words: 1_200, intents: ['informational', 'navigational'] },
};

export const TEMPLATES: readonly ArticleTemplate[] = TEMPLATE_IDS.map((id) => ({ id, ...RULES[id] }));

export const templateOf = (id: TemplateId): ArticleTemplate => ({ id, ...RULES[id] });

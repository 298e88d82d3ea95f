// Which form a page gets, and how many words: by the run's choice, else by level and difficulty.
import type { ArticleForm, Intent, Strategy, TemplateChoice, TemplateId } from '@silosmith/contract';
import { targetWords } from '../requirements.ts';
import { asksForPriceOrPlace, templateByWording } from './keyword-wording.ts';
import { templateOf } from './template-list.ts';

export interface FormChoice {
  /** Left out: form and length follow from level and intent. */
  readonly template?: TemplateChoice | undefined;
  /** Left out: `balanced`. */
  readonly strategy?: Strategy | undefined;
}

export interface FormedPage {
  readonly keyword: string;
  readonly level: 1 | 2 | 3;
  readonly intent: Intent;
  /** 0 to 100 and searches a month; -1 unknown. */
  readonly difficulty: number;
  readonly volume: number;
  readonly language: string;
}

/** Of a page with a template: more where it is hard to rank or much searched. */
const HARD_ABOVE_DIFFICULTY = 70;
const MUCH_ABOVE_VOLUME = 5_000;
const MORE_WORDS = 500;

/** 800, 1,200 and 1,500 words of a page that has 1,200 otherwise. */
const SHARE: Readonly<Record<Strategy, number>> = {
  'cost-optimized': 800 / 1_200,
  balanced: 1,
  'quality-focused': 1_500 / 1_200,
};

/** Template and words of a page; without a choice its words alone. */
export function formOf(page: FormedPage, { template: chosen, strategy }: FormChoice): ArticleForm {
  const template = chosen === 'fitting' ? fittingTemplate(page) : chosen;
  const words = template === undefined ? targetWords(page) : wordsOfTemplate(template, page);
  return {
    ...(template === undefined ? {} : { template }),
    ...(strategy === undefined ? {} : { strategy }),
    words: Math.round((words * SHARE[strategy ?? 'balanced']) / 50) * 50,
  };
}

function wordsOfTemplate(id: TemplateId, { difficulty, volume }: FormedPage): number {
  const isDemanding = difficulty > HARD_ABOVE_DIFFICULTY || volume > MUCH_ABOVE_VOLUME;
  return templateOf(id).words + (isDemanding ? MORE_WORDS : 0);
}

const NAMED_BY_WORDS: ReadonlySet<TemplateId> = new Set(['how-to', 'comparison']);

/**
 * What the words ask for, where that serves the intent; else what the intent asks for. A guide and a comparison are that whatever their
 * intent. Undefined where none fits: a page that leads somewhere, prices, places nearby, or a question of another kind.
 */
function fittingTemplate({ keyword, level, intent, language }: FormedPage): TemplateId | undefined {
  const asked = templateByWording(keyword, language);
  if (asked !== undefined && (NAMED_BY_WORDS.has(asked) || servesIntent(asked, intent))) return asked;
  if (intent === 'navigational') return undefined;
  if (!asksForPriceOrPlace(keyword, language)) {
    if (intent === 'commercial') return 'comparison';
    if (intent === 'transactional') return 'problem-solution';
  }
  return level === 1 ? 'ultimate-guide' : undefined;
}

/** Whether the template serves the intent. */
export const servesIntent = (id: TemplateId, intent: Intent): boolean =>
  templateOf(id).intents.includes(intent);

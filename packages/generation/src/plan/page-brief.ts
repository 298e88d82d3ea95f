// Builds a page's brief: its figures, its neighbours in the silo, its outline, and the pages it has to link to.
import type { LinkTarget, PageBrief } from '@silosmith/ai';
import { demandOf, type FormChoice, formOf, outlineOf } from '@silosmith/content';
import { INTENTS, type Intent } from '@silosmith/contract';
import { linkTargetsOf } from './link-plan.ts';
import type { PlacedPage } from './placed-pages.ts';

const MAX_NEIGHBOURS = 8;
const MAX_SIBLINGS = 3;

export function pageBriefOf(placed: PlacedPage, language: string, choice: FormChoice = {}): PageBrief {
  const { page, pillar, parent, siblings } = placed;
  const intent = mainIntent(page.intent);
  const { words, ...form } = formOf({ ...page, intent, language }, choice);
  const outline = outlineOf(demandOf(page, language), words);
  const links: LinkTarget[] = linkTargetsOf(placed, language);
  return {
    keyword: page.keyword,
    variants: [...outline.alike],
    outline: outline.sections.map(({ heading, keywords }) => ({ heading, keywords: [...keywords] })),
    topic: isMachineLabel(page.topic) ? (pillar ?? page).keyword : page.topic,
    level: page.level,
    pageType: page.pageType,
    language,
    targetWords: words,
    ...form,
    intent,
    volume: page.volume,
    difficulty: page.difficulty,
    pillar: pillar?.keyword ?? null,
    parent: parent?.keyword ?? null,
    siblings: siblings.slice(0, MAX_SIBLINGS).map((sibling) => sibling.keyword),
    children: page.children.slice(0, MAX_NEIGHBOURS).map((child) => child.keyword),
    links,
  };
}

/** A label for programs (`SERVICE_GENERIC`, `de-nav_2`): never printed, the pillar page's keyword stands in. */
function isMachineLabel(topic: string): boolean {
  return topic === '' || /^\S*_\S*$/u.test(topic) || /^[A-Z0-9]+(?:[-.][A-Z0-9]+)+$/u.test(topic);
}

/** The intent that decides about the page's shape: the one nearest to a sale where there are several. */
function mainIntent(stated: readonly string[]): Intent {
  const held = new Set(stated.map((intent) => intent.toLowerCase()));
  const nearestToSale: readonly Intent[] = ['transactional', 'commercial', 'navigational', 'informational'];
  return nearestToSale.find((intent) => held.has(intent)) ?? INTENTS[0];
}

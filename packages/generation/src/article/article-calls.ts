// The calls that an article takes, as far as the brief tells them: the price of a plan is made of them.
import {
  articlePrompt,
  estimateTokens,
  type PageBrief,
  type Prompt,
  partPrompt,
  repairPrompt,
} from '@silosmith/ai';
import type { OutlineSection } from '@silosmith/contract';
import type { PlannedCall, ReplyTokens } from '../stages/stage.ts';
import {
  isLong,
  needsOutline,
  type PlannedPart,
  planParts,
  sectionsWanted,
  skeletonOf,
} from './part-plan.ts';

/** Words per token: 0.75 in English, about 0.5 in other languages, with markup. */
const WORDS_A_TOKEN = 0.75;
const WORDS_A_TOKEN_AT_LEAST = 0.5;
/** What a part says of itself: `summary`, in tokens, and as long as it is quoted in later prompts. */
const SUMMARY_TOKENS = 80;
const SUMMARY = 'x '.repeat(150);

export const replyTokensFor = (words: number): ReplyTokens => ({
  least: (words / WORDS_A_TOKEN) * 0.9,
  usual: words / WORDS_A_TOKEN,
  most: (words * 1.1) / WORDS_A_TOKEN_AT_LEAST,
});

export const promptTokens = ({ system, prompt }: Pick<Prompt, 'system' | 'prompt'>): number =>
  estimateTokens(system + prompt);

/** O(length of three prompts), however many parts there are: a plan has thousands of pages. */
export function articleCalls(brief: PageBrief): PlannedCall[] {
  const repair = repairCall(brief);
  if (!isLong(brief)) {
    const replyTokens = replyTokensFor(brief.targetWords);
    return [{ inputTokens: promptTokens(articlePrompt(brief)), replyTokens }, repair];
  }
  const outline = expectedOutline(brief);
  const parts = planParts(outline, brief);
  // Each prompt sums up the parts before it: the one in the middle has the average length.
  const inputTokens = promptTokens(promptOfPart(Math.floor(parts.length / 2), parts, brief));
  const ofParts = parts.map(({ share }): PlannedCall => {
    const { least, usual, most } = replyTokensFor(share * brief.targetWords);
    const replyTokens = { least, usual: usual + SUMMARY_TOKENS, most: most + 2 * SUMMARY_TOKENS };
    return { inputTokens, replyTokens };
  });
  const correction = ofParts.slice(-1).map((call): PlannedCall => ({ ...call, perhaps: true }));
  return [...ofParts, ...correction, repair];
}

function promptOfPart(at: number, parts: readonly PlannedPart[], brief: PageBrief): Prompt {
  const outline = parts.flatMap(({ sections }, part) => sections.map((section) => ({ ...section, part })));
  return partPrompt({
    brief,
    place: { at, of: parts.length },
    outline,
    words: 0,
    links: parts[at]?.links ?? [],
    variants: parts[at]?.variants ?? [],
    written: Array.from({ length: at }, () => SUMMARY),
    usedOpenings: [],
  });
}

/** Tokens of a word with its markup, as it stands in a prompt. */
const TOKENS_A_WORD = 1.75;
/** Of the article, what a repair rewrites. */
const REPAIRED = 0.3;

function repairCall(brief: PageBrief): PlannedCall {
  const empty = repairPrompt({ brief, blocks: [], failed: [], missing: [], sentences: [] });
  return {
    inputTokens: promptTokens(empty) + Math.ceil(brief.targetWords * TOKENS_A_WORD),
    replyTokens: replyTokensFor(brief.targetWords * REPAIRED),
    perhaps: true,
  };
}

/** The plan's headings, and as many more as the length asks for where a call is to find them. */
function expectedOutline(brief: PageBrief): OutlineSection[] {
  const known = skeletonOf(brief);
  if (!needsOutline(brief)) return known;
  const more = Math.max(0, sectionsWanted(brief) - known.length);
  const unknown = { heading: 'x'.repeat(40), about: 'x '.repeat(60), keywords: [] };
  return [...known, ...Array.from({ length: more }, () => unknown)];
}

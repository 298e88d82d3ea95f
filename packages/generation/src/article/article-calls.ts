// The calls that an article takes, as far as the brief tells them: the price of a plan is made of them.
import {
  articlePrompt,
  type OutlineSection,
  outlinePrompt,
  outlineTokens,
  type PageBrief,
  partPrompt,
} from '@silosmith/ai';
import type { PlannedCall, ReplyTokens } from '../stages/stage.ts';
import { isLong, needsOutline, planParts, sectionsWanted, skeletonOf } from './part-plan.ts';

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

export function articleCalls(brief: PageBrief): PlannedCall[] {
  if (!isLong(brief))
    return [{ prompt: articlePrompt(brief), replyTokens: replyTokensFor(brief.targetWords) }];
  const outline = expectedOutline(brief);
  const parts = planParts(outline, brief);
  const marked = parts.flatMap(({ sections }, part) => sections.map((section) => ({ ...section, part })));
  const ofParts = parts.map(({ share, links, variants }, at): PlannedCall => {
    const words = share * brief.targetWords;
    const place = { at, of: parts.length };
    const written = Array.from({ length: at }, () => SUMMARY);
    const { least, usual, most } = replyTokensFor(words);
    return {
      prompt: partPrompt({
        brief,
        place,
        outline: marked,
        words,
        links,
        variants,
        written,
        usedOpenings: [],
      }),
      replyTokens: {
        least,
        usual: usual + SUMMARY_TOKENS,
        most: most + 2 * SUMMARY_TOKENS,
      },
    };
  });
  const correction = ofParts.slice(-1).map((call): PlannedCall => ({ ...call, perhaps: true }));
  return [...outlineCalls(brief), ...ofParts, ...correction];
}

function outlineCalls(brief: PageBrief): PlannedCall[] {
  if (!needsOutline(brief)) return [];
  const sections = sectionsWanted(brief);
  const usual = outlineTokens(sections);
  return [
    { prompt: outlinePrompt(brief, sections), replyTokens: { least: usual / 2, usual, most: usual * 2 } },
  ];
}

/** The plan's headings, and as many more as the length asks for where a call is to find them. */
function expectedOutline(brief: PageBrief): OutlineSection[] {
  const known = skeletonOf(brief);
  if (!needsOutline(brief)) return known;
  const more = Math.max(0, sectionsWanted(brief) - known.length);
  const unknown = { heading: 'x'.repeat(40), about: 'x '.repeat(60), keywords: [] };
  return [...known, ...Array.from({ length: more }, () => unknown)];
}

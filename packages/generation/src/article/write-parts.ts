// Writes a long article part by part. Every reply is kept under its call's key, so that an interrupted article goes on at its part.
import { type ArticleReply, type PageBrief, type PartInput, partPrompt, partSummaryOf } from '@silosmith/ai';
import { articleHtmlOf, usedUpOpenings, wordCount } from '@silosmith/content';
import type { OutlineSection } from '@silosmith/contract';
import type { Ask } from '../stages/stage.ts';
import type { PaidStep } from './paid-steps.ts';
import { FEWEST_PARTS, type PlannedPart, planParts, skeletonOf, wordsOfPart } from './part-plan.ts';
import { textReader } from './read-text.ts';

/** What a prompt lists of beginnings that are used up. */
const MOST_OPENINGS = 20;
/** The length is kept within this share of the target. */
const LENGTH_TOLERANCE = 0.1;

interface WrittenPart {
  readonly reply: ArticleReply;
  /** Sanitised. */
  readonly html: string;
  readonly words: number;
  readonly summary: string;
}

export interface WrittenArticle {
  /** Of all parts together. */
  readonly reply: ArticleReply;
  readonly steps: readonly [PaidStep, ...PaidStep[]];
}

/** `planned`: left out, the plan's headings divide it; null where there are too few. Throws what `ask` throws. */
export async function writeInParts(
  brief: PageBrief,
  planned: readonly OutlineSection[] | undefined,
  ask: Ask,
): Promise<WrittenArticle | null> {
  const outline = planned ?? skeletonOf(brief);
  if (outline.length < FEWEST_PARTS) return null;
  const steps: PaidStep[] = [];
  const parts = planParts(outline, brief);
  const marked = parts.flatMap(({ sections }, part) => sections.map((section) => ({ ...section, part })));
  const written: WrittenPart[] = [];
  const write = async (at: number, words: number): Promise<void> => {
    const work = { parts, at, words, outline: marked, written: written.slice(0, at), draft: written[at] };
    const input = partInput(brief, work);
    const { part, step } = await askForPart(input, ask);
    steps.push(step);
    written[at] = part;
  };
  for (const at of parts.keys()) await write(at, wordsOfPart(parts, at, totalOf(written), brief.targetWords));

  const correction = correctionOf(parts, written, brief.targetWords);
  if (correction !== null) {
    const first = written[correction.at];
    await write(correction.at, correction.words);
    // Kept where it is nearer to the length, thrown away where it is not.
    const off = (all: readonly WrittenPart[]): number => Math.abs(totalOf(all) - brief.targetWords);
    if (first && off(written) > off(written.with(correction.at, first))) written[correction.at] = first;
  }
  const [first, ...others] = steps;
  return first ? { reply: assembled(written), steps: [first, ...others] } : null;
}

interface PartWork {
  readonly parts: readonly PlannedPart[];
  readonly at: number;
  readonly words: number;
  readonly outline: PartInput['outline'];
  /** The parts before this one. */
  readonly written: readonly WrittenPart[];
  readonly draft: WrittenPart | undefined;
}

function partInput(brief: PageBrief, { parts, at, words, outline, written, draft }: PartWork): PartInput {
  return {
    brief,
    place: { at, of: parts.length },
    outline,
    words,
    ...(draft ? { draftWords: draft.words } : {}),
    links: parts[at]?.links ?? [],
    variants: parts[at]?.variants ?? [],
    written: written.map(({ summary }) => summary),
    usedOpenings: usedUpOpenings(written.map(({ html }) => html).join('\n')).slice(0, MOST_OPENINGS),
  };
}

async function askForPart(input: PartInput, ask: Ask): Promise<{ part: WrittenPart; step: PaidStep }> {
  const read = textReader(input.brief);
  const { value, provenance } = await ask(partPrompt(input), (content) => {
    const reply = read(content);
    const html = articleHtmlOf(reply.content);
    const headings = input.outline.filter(({ part }) => part === input.place.at);
    const summary = partSummaryOf(content) || headings.map(({ heading }) => heading).join('; ');
    return { reply, html, words: wordCount(html), summary };
  });
  return { part: value, step: { task: 'section', provenance } };
}

const totalOf = (written: readonly WrittenPart[]): number =>
  written.reduce((sum, { words }) => sum + words, 0);

/** One part is written once more where the whole is too short or too long: the one that is furthest off in that direction. */
function correctionOf(
  parts: readonly PlannedPart[],
  written: readonly WrittenPart[],
  targetWords: number,
): { readonly at: number; readonly words: number } | null {
  const missing = targetWords - totalOf(written);
  if (Math.abs(missing) <= targetWords * LENGTH_TOLERANCE) return null;
  const offOf = (at: number): number =>
    ((parts[at]?.share ?? 0) * targetWords - (written[at]?.words ?? 0)) * Math.sign(missing);
  const at = [...parts.keys()].reduce((best, one) => (offOf(one) > offOf(best) ? one : best), 0);
  const words = Math.max(100, (written[at]?.words ?? 0) + missing);
  return { at, words: Math.round(words / 10) * 10 };
}

function assembled(written: readonly WrittenPart[]): ArticleReply {
  const [first] = written;
  const isCut = written.some(({ reply }) => reply.form === 'cut');
  return {
    title: first?.reply.title ?? '',
    excerpt: first?.reply.excerpt ?? '',
    content: written.map(({ html }) => html).join('\n'),
    form: isCut ? 'cut' : 'json',
  };
}

import { outlinePrompt, outlineTokens, type PageBrief, readOutlineReply } from '@silosmith/ai';
import { type OutlineRecord, type OutlineSection, outlineRecordSchema } from '@silosmith/contract';
import { isLong, needsOutline, sectionsWanted, skeletonOf } from '../article/part-plan.ts';
import type { Stage } from './stage.ts';

/** Long articles are divided by one; of a short one it is made where it is asked for by itself. */
export const outline: Stage<'outline'> = {
  prepares: (brief) => isLong(brief) && needsOutline(brief),
  id: 'outline',
  collection: 'outlines',
  schema: outlineRecordSchema,
  needs: ['research', 'viewpoint', 'persona'],
  prompt: ({ brief }) => outlinePrompt(brief, sectionsWanted(brief)),
  replyTokens(brief) {
    const usual = outlineTokens(sectionsWanted(brief));
    return { least: usual / 2, usual, most: usual * 2 };
  },
  async run(page, ask) {
    const { brief } = page;
    const { value: sections, provenance } = await ask(this.prompt(page), (content) =>
      readOutlineReply(content, brief),
    );
    return { record: { keyword: brief.keyword, sections, provenance, edited: false }, notes: [] };
  },
  fallback: () => null,
  isMade: ({ sections }) => sections.length > 0,
  isByHand: isOutlineByHand,
};

function isOutlineByHand({ edited, provenance }: OutlineRecord): boolean {
  return edited || provenance === null;
}

/**
 * The sections that a text follows; undefined where there is no outline. Searches that the plan has put on the page since it was made have
 * sections of their own before the last one, unless the user decided what the outline holds.
 */
export function sectionsAlong(
  brief: PageBrief,
  planned: OutlineRecord | undefined,
): readonly OutlineSection[] | undefined {
  if (planned === undefined || planned.sections.length === 0) return undefined;
  const { sections } = planned;
  if (isOutlineByHand(planned)) return sections;
  const answered = new Set(sections.flatMap(({ keywords }) => keywords));
  const added = skeletonOf(brief).filter(({ keywords }) => !keywords.some((one) => answered.has(one)));
  return [...sections.slice(0, -1), ...added, ...sections.slice(-1)];
}

/** The brief of a text that follows the outline. */
export function briefAlong(brief: PageBrief, planned: OutlineRecord | undefined): PageBrief {
  const sections = sectionsAlong(brief, planned);
  return sections === undefined ? brief : { ...brief, headings: sections.map(({ heading }) => heading) };
}

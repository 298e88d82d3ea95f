import { outlinePrompt, outlineTokens, type PageBrief, readOutlineReply } from '@silosmith/ai';
import { type OutlineRecord, outlineRecordSchema } from '@silosmith/contract';
import { isLong, needsOutline, sectionsWanted } from '../article/part-plan.ts';
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

/** The brief of a text that follows the outline. */
export const briefAlong = (brief: PageBrief, planned: OutlineRecord | undefined): PageBrief =>
  planned === undefined || planned.sections.length === 0
    ? brief
    : { ...brief, headings: planned.sections.map(({ heading }) => heading) };

import { researchSchema } from '@silosmith/contract';
import type { ResearchStage } from './stage.ts';

/** Pages that are read for one article. */
const RESULTS = 5;

export const research: ResearchStage<'research'> = {
  asks: 'research',
  id: 'research',
  collection: 'sources',
  schema: researchSchema,
  needs: [],
  async run({ brief }, askResearch, { nowIso }) {
    const { keyword, variants, outline } = brief;
    const served = [...variants, ...outline.flatMap((section) => section.keywords)];
    const reply = await askResearch({
      query: keyword,
      type: 'semantic',
      numResults: RESULTS,
      csvKeywords: [...new Set(served)],
    });
    const { sources, semanticInsights, provider, demo, usage } = reply;
    return {
      record: {
        keyword,
        sources,
        contentGaps: semanticInsights.contentGaps,
        opportunities: semanticInsights.keywordOpportunities,
        provenance: {
          provider,
          model: '',
          demo,
          generatedAt: nowIso,
          inputTokens: 0,
          outputTokens: 0,
          costUsd: usage.cost,
        },
      },
      notes: [],
    };
  },
  isMade: () => true,
  isByHand: () => false,
};

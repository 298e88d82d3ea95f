import { readViewpointReply } from '@silosmith/ai';
import { viewpointRecordSchema } from '@silosmith/contract';
import { ADVICE_TOKENS, agentPromptOf } from './advice-material.ts';
import type { Stage } from './stage.ts';

export const viewpoint: Stage<'viewpoint'> = {
  advises: true,
  id: 'viewpoint',
  collection: 'viewpoints',
  schema: viewpointRecordSchema,
  needs: ['research'],
  prompt: (page) => agentPromptOf('viewpoint', page),
  replyTokens: () => ADVICE_TOKENS,
  async run(page, ask) {
    const { value: viewpoint, provenance } = await ask(this.prompt(page), readViewpointReply);
    return { record: { keyword: page.brief.keyword, viewpoint, provenance }, notes: [] };
  },
  fallback: () => null,
  isMade: () => true,
  isByHand: () => false,
};

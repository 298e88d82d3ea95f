import { readPersonaReply } from '@silosmith/ai';
import { personaRecordSchema } from '@silosmith/contract';
import { ADVICE_TOKENS, agentPromptOf } from './advice-material.ts';
import type { Stage } from './stage.ts';

export const persona: Stage<'persona'> = {
  advises: true,
  id: 'persona',
  collection: 'personas',
  schema: personaRecordSchema,
  needs: ['research'],
  prompt: (page) => agentPromptOf('persona', page),
  replyTokens: () => ADVICE_TOKENS,
  async run(page, ask) {
    const { value: persona, provenance } = await ask(this.prompt(page), readPersonaReply);
    return { record: { keyword: page.brief.keyword, persona, provenance }, notes: [] };
  },
  fallback: () => null,
  isMade: () => true,
  isByHand: () => false,
};

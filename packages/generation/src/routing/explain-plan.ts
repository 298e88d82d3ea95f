// Who would write each text of a plan in smart mode, why, and for how much at the most.
import { type RouteDecision, type RoutedTask, THINKING_TOKENS } from '@silosmith/ai';
import { promptTokens } from '../article/article-calls.ts';
import type { GenerationPlan } from '../plan/plan-generation.ts';
import { STAGES } from '../stages/index.ts';
import type { StageId } from '../stages/stage.ts';
import { BYTES_A_TOKEN, decideForTokens, routedTaskOf, type SmartRoute } from './smart-route.ts';

export interface ExplainedText {
  readonly keyword: string;
  readonly stage: StageId;
  readonly task: RoutedTask;
  readonly decision: RouteDecision;
}

/** In the order of the plan. A text of several calls is explained by the one with the longest reply. */
export function explainPlan({ items }: GenerationPlan, route: SmartRoute): ExplainedText[] {
  return items.flatMap(({ keyword, brief, needs }) =>
    STAGES.flatMap((stage): ExplainedText[] => {
      if (stage.asks === 'pictures' || stage.asks === 'research' || !needs.includes(stage.id)) return [];
      const prompt = stage.prompt({ brief, records: {} });
      const own = { inputTokens: promptTokens(prompt), replyTokens: stage.replyTokens(brief) };
      const calls = stage.calls?.(brief).filter(({ perhaps }) => perhaps !== true) ?? [own];
      const { inputTokens, replyTokens } = calls.reduce(
        (longest, call) => (call.replyTokens.most > longest.replyTokens.most ? call : longest),
        calls[0] ?? own,
      );
      const task = routedTaskOf(prompt);
      const tokens = [inputTokens * BYTES_A_TOKEN, replyTokens.most + THINKING_TOKENS] as const;
      return [{ keyword, stage: stage.id, task, decision: decideForTokens(prompt, tokens, route) }];
    }),
  );
}

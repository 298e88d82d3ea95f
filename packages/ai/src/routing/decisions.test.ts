// Golden: what the catalogue's models are chosen for, with runner-up, chain and refusals. A change of a rule, a weight or a model shows as
// a difference of this file, to be read before it is taken over.
import { expect, it } from 'vitest';
import { MODELS } from '../models.ts';
import { IMAGE_KINDS } from '../prompts/image.ts';
import { IMAGE_POLICIES } from './image-policies/index.ts';
import { routedImageModels, routeImage } from './route-image.ts';
import { routeText } from './route-text.ts';
import { ROUTE_RULES, ROUTED_TASKS } from './rules.ts';

const TEXT_MODELS = MODELS.filter(({ provider }) => provider !== 'demo');
/** Bytes of a prompt, and the longest reply that is asked for. */
const TOKENS = {
  pillar: [6_000, 11_700],
  cluster: [6_000, 8_400],
  supporting: [6_000, 6_700],
  meta: [4_000, 4_300],
  tags: [4_000, 4_300],
  other: [4_000, 4_300],
} as const;

interface Named {
  readonly provider: string;
  readonly model: string;
}
interface Decided {
  readonly chosen: Named | null;
  readonly runnerUp: Named | null;
  readonly reasons: readonly { readonly code: string; readonly params: object }[];
  readonly fallbacks: readonly Named[];
  readonly refused: readonly (Named & { readonly code: string })[];
}

const nameOf = (named: Named | null): string => (named ? `${named.provider}/${named.model}` : 'nobody');

function linesOf(asked: string, { chosen, runnerUp, reasons, fallbacks, refused }: Decided): string {
  return [
    asked,
    `  chosen     ${nameOf(chosen)}`,
    `  runner-up  ${nameOf(runnerUp)}`,
    ...reasons.map(({ code, params }) => `  because    ${code} ${JSON.stringify(params)}`),
    ...fallbacks.map((one) => `  then       ${nameOf(one)}`),
    ...refused.map((one) => `  refused    ${nameOf(one)}: ${one.code}`),
  ].join('\n');
}

/** Everyone, then each alone, then nobody. */
const keysOf = (models: readonly { readonly provider: string }[]): readonly ReadonlySet<string>[] => {
  const providers = [...new Set(models.map(({ provider }) => provider))];
  return [new Set(providers), ...providers.map((one) => new Set([one])), new Set<string>()];
};
const wordsOf = (keys: ReadonlySet<string>): string => [...keys].join(', ') || 'nobody';

it('texts of each task go to the model that stands here', async () => {
  const decisions = ROUTED_TASKS.flatMap((task) =>
    keysOf(TEXT_MODELS).map((available) => {
      const [inputTokens, outputTokens] = TOKENS[task];
      const decision = routeText({
        ...{ rule: ROUTE_RULES[task], inputTokens, outputTokens },
        ...{ models: TEXT_MODELS, available },
      });
      return linesOf(`${task}, keys of ${wordsOf(available)}`, decision);
    }),
  );
  await expect(`${decisions.join('\n\n')}\n`).toMatchFileSnapshot('__golden__/texts.txt');
});

it('images of each kind go by each policy to the model that stands here', async () => {
  const decisions = IMAGE_KINDS.flatMap((kind) =>
    IMAGE_POLICIES.flatMap((policy) =>
      keysOf(routedImageModels()).map((available) =>
        linesOf(
          `${kind}, ${policy.id}, keys of ${wordsOf(available)}`,
          routeImage({ kind, policy, available }),
        ),
      ),
    ),
  );
  await expect(`${decisions.join('\n\n')}\n`).toMatchFileSnapshot('__golden__/images.txt');
});

// `--text-models`: which model of smart mode writes which kind of text first.
import { ROUTE_RULES, ROUTED_TASKS, type RoutedTask, type RouteRule, routeKey } from '@silosmith/ai';
import { routedModels, SMART_PROVIDER, type SmartRoute } from '@silosmith/generation';
import { WrongUsage } from '../arguments.ts';
import type { OptionDefinition } from '../command.ts';

/** Texts that a run of pages has. */
const TASKS: readonly RoutedTask[] = ROUTED_TASKS.filter((task) => task !== 'other');

export const textModelsOption: OptionDefinition = {
  name: 'text-models',
  value: 'LIST',
  help: ({ t }) => t('cli.options.textModels', { choices: TASKS.join(', ') }),
};

/** Undefined: the rules of the catalogue. Throws WrongUsage. */
export function rulesOf(values: ReadonlyMap<string, string>): SmartRoute['rules'] {
  const text = values.get(textModelsOption.name);
  if (text === undefined) return undefined;
  if (values.get('provider') !== SMART_PROVIDER)
    throw new WrongUsage(`--${textModelsOption.name} (--provider ${SMART_PROVIDER})`);
  const rules: Record<RoutedTask, RouteRule> = { ...ROUTE_RULES };
  for (const entry of text.split(',')) {
    const [name = '', model = ''] = entry.split('=').map((part) => part.trim());
    const task = TASKS.find((one) => one === name);
    if (task === undefined) throw new WrongUsage(`--${textModelsOption.name} ${entry} (${TASKS.join(', ')})`);
    const known = routedModels().map(({ provider, id }) => routeKey(provider, id));
    if (!known.includes(model))
      throw new WrongUsage(`--${textModelsOption.name} ${entry} (${known.join(', ')})`);
    rules[task] = { ...rules[task], fixed: model };
  }
  return rules;
}

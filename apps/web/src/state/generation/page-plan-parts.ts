// All that plans of pages and their prices follow from: where one of these has changed, they are worked out again.
import type { RunChoice } from '@silosmith/generation';
import type { OpenProject } from '../project/open-project.ts';

/** To be compared one by one. Components choose apart from each other: what is equal must not differ by being another object. */
export function pagePlanParts(
  { table, silo, language }: Pick<OpenProject, 'table' | 'silo' | 'language'>,
  { provider, model, filters, research, advice, template, strategy }: RunChoice,
  { routeVersion, pricesVersion }: { readonly routeVersion: number; readonly pricesVersion: number },
): readonly unknown[] {
  const choice = [provider, model, research?.provider, advice?.join(), template, strategy];
  return [table, silo, language, filters, ...choice, routeVersion, pricesVersion];
}

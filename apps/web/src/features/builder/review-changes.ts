// What a decision of the review would change: the demand of the topics, before and after.
import type { Messages } from '@silosmith/messages';
import { rivalOf } from '@silosmith/silo';
import type { Format } from '../../shared/ui/use-format.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { outlineFacts } from './outline-facts.ts';

/** A sentence for staying and one for moving to the page that came second. */
export function changesOf(
  project: OpenProject,
  row: number,
  { t }: Messages,
  format: Format,
): { readonly now: string; readonly runnerUp: string } {
  const { silo } = project;
  const { topics } = outlineFacts(project);
  const from = silo.topic[row] ?? -1;
  const to = silo.topic[rivalOf(silo, row)] ?? -1;
  const now = t('builder.review.changesNothing');
  if (from === to) return { now, runnerUp: t('builder.review.sameTopic') };
  const moved = demandBelow(project, row);
  const line = (topic: number, by: number): string => {
    const demand = topics.get(topic)?.demand ?? 0;
    return t('builder.review.topicChange', {
      topic: silo.topics[topic] ?? '',
      before: format.number(demand),
      after: format.number(demand + by),
    });
  };
  return { now, runnerUp: `${line(to, moved)}; ${line(from, -moved)}` };
}

/** Of a page or section with all pages below it. */
function demandBelow(project: OpenProject, row: number, level = 1): number {
  const { demands, tree } = outlineFacts(project);
  const own = demands[row] ?? 0;
  if (level === 3) return own;
  return tree.children(row).reduce((sum, child) => sum + demandBelow(project, child, level + 1), own);
}

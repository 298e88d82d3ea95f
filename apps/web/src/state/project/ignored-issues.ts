// Issues of the checks that the user does not want to hear of. Kept with the project's settings; a change is a step of undo.
import type { MessageKey } from '@silosmith/messages';
import type { OpenProject } from './open-project.ts';
import type { takeEdit } from './project-store.ts';
import { unchangedSilo } from './unchanged-silo.ts';

/** Resolves when it is stored. */
export async function changeIgnored(
  take: typeof takeEdit,
  project: OpenProject,
  keys: readonly string[],
  isIgnored: boolean,
): Promise<void> {
  const { ignoredIssues = [] } = project;
  const asked = new Set(keys);
  const others = ignoredIssues.filter((key) => !asked.has(key));
  const label: MessageKey = isIgnored ? 'builder.steps.ignored' : 'builder.steps.heeded';
  await take(unchangedSilo(project), {
    label,
    params: { count: keys.length },
    ignoredIssues: isIgnored ? [...others, ...keys] : others,
  });
}

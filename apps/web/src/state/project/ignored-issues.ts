// Issues of the checks that the user does not want to hear of. Kept with the project's settings; a change is a step of undo.
import type { MessageKey } from '@silosmith/messages';
import type { DocumentPatch } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';
import type { takeEdit } from './project-store.ts';

const NO_CHANGE: DocumentPatch = {
  columns: [],
  added: [],
  renamed: [],
  topics: null,
  touchedTopics: new Int32Array(0),
};

/** Resolves when it is stored. */
export async function changeIgnored(
  take: typeof takeEdit,
  project: OpenProject,
  keys: readonly string[],
  isIgnored: boolean,
): Promise<void> {
  const { table, silo, language, ignoredIssues = [] } = project;
  const asked = new Set(keys);
  const others = ignoredIssues.filter((key) => !asked.has(key));
  const label: MessageKey = isIgnored ? 'builder.steps.ignored' : 'builder.steps.heeded';
  await take(
    { document: { table, silo, language }, patch: NO_CHANGE },
    { label, params: { count: keys.length }, ignoredIssues: isIgnored ? [...others, ...keys] : others },
  );
}

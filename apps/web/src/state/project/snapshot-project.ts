// Reads a version-2 snapshot into a project; loaded only where there is a snapshot.
import { cleanProject } from '@silosmith/content';
import { type ImportedProject, settingsBody } from '@silosmith/contract';
import { fromProjectDocument, parseProjectDocument, recordsByPage } from '@silosmith/silo';

/** Throws the faults of `parseProjectDocument`. */
export function projectOfSnapshot(snapshot: object): ImportedProject {
  const document = cleanProject(parseProjectDocument(snapshot));
  const { table, silo } = fromProjectDocument(document);
  return {
    ...settingsBody(document),
    name: document.name === '' ? (document.silo[0]?.topic ?? 'Silosmith') : document.name,
    table,
    silo,
    ...recordsByPage(document, table),
  };
}

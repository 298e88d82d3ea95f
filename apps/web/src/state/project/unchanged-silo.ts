// The silo as it is, for steps that change settings alone.
import type { DocumentPatch, EditResult } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';

const NO_CHANGE: DocumentPatch = {
  columns: [],
  added: [],
  renamed: [],
  topics: null,
  touchedTopics: new Int32Array(0),
};

export function unchangedSilo({ table, silo, language }: OpenProject): EditResult {
  return { document: { table, silo, language }, patch: NO_CHANGE };
}

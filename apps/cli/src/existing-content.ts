// What a project file holds as far as a run keeps it: what is to be made again counts as missing.
import { type ProjectDocument, recordOf } from '@silosmith/contract';
import {
  type ExistingContent,
  keptRecords,
  type RunChoice,
  replacingOf,
  STAGES,
  type StageId,
  type StoredRecords,
} from '@silosmith/generation';

export function recordsOf(document: ProjectDocument, keyword: string): Partial<StoredRecords> {
  return Object.fromEntries(
    STAGES.flatMap(({ id, collection }) => {
      const record = recordOf<StoredRecords[StageId]>(document[collection] ?? {}, keyword);
      return record === undefined ? [] : [[id, record]];
    }),
  );
}

export function existingContent(document: ProjectDocument, choice: RunChoice): ExistingContent {
  if (choice.rewrites === undefined) return document;
  return Object.fromEntries(
    STAGES.map(({ id, collection }) => {
      const kept = Object.keys(document[collection] ?? {}).flatMap((keyword) => {
        const record = keptRecords(recordsOf(document, keyword), replacingOf(choice, keyword))[id];
        return record === undefined ? [] : [[keyword, record]];
      });
      return [collection, Object.fromEntries(kept)];
    }),
  );
}

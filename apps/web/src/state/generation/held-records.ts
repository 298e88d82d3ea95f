// What does the open project hold of a page? As the screens show it, by stage.
import { STAGES, type StoredRecords } from '@silosmith/generation';
import type { OpenProject } from '../project/open-project.ts';

export function heldRecords(project: OpenProject, keyword: string): Partial<StoredRecords> {
  return Object.fromEntries(
    STAGES.flatMap(({ id, collection }) => {
      const record = project[collection].get(keyword);
      return record === undefined ? [] : [[id, record]];
    }),
  );
}

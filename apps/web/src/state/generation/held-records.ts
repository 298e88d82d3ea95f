// Records of a page in the open project, by stage.
import type { PageId } from '@silosmith/contract';
import { STAGES, type StoredRecords } from '@silosmith/generation';
import type { OpenProject } from '../project/open-project.ts';

export function heldRecords(project: OpenProject, id: PageId): Partial<StoredRecords> {
  return Object.fromEntries(
    STAGES.flatMap(({ id: stage, collection }) => {
      const record = project[collection].get(id);
      return record === undefined ? [] : [[stage, record]];
    }),
  );
}

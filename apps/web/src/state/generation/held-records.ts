// Records of a page in the open project, by stage.
import type { PageId, Provenance } from '@silosmith/contract';
import { STAGES, type StoredRecords } from '@silosmith/generation';
import type { OpenProject } from '../project/open-project.ts';

type HeldMaps = Pick<OpenProject, (typeof STAGES)[number]['collection']>;

export function heldRecords(project: HeldMaps, id: PageId): Partial<StoredRecords> {
  return Object.fromEntries(
    STAGES.flatMap(({ id: stage, collection }) => {
      const record = project[collection].get(id);
      return record === undefined ? [] : [[stage, record]];
    }),
  );
}

/** Of everything that is held of the page: research, advice and pictures are paid for like the text. */
export const provenancesOf = (project: HeldMaps, id: PageId): Provenance[] =>
  Object.values(heldRecords(project, id)).flatMap(({ provenance }) => (provenance ? [provenance] : []));

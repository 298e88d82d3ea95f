// What of the open project goes into a document of it: a worker makes the document.
import { settingsBody } from '@silosmith/contract';
import type { ExportRequest } from '../../workers/export.worker.ts';
import type { OpenProject } from './open-project.ts';

export function documentParts(project: OpenProject): Pick<ExportRequest, 'document' | 'extras' | 'records'> {
  const { table, silo, language, vectors } = project;
  const { sources, viewpoints, personas, outlines, articles, metas, tags, images, failures } = project;
  return {
    document: { table, silo, language },
    extras: {
      ...settingsBody(project),
      ...(vectors.size === 0 ? {} : { vectors: [...vectors.values()] }),
    },
    records: { sources, viewpoints, personas, outlines, articles, metas, tags, images, failures },
  };
}

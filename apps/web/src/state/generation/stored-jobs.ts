// Jobs of the open project. Items that earlier versions named by keyword get the page's id.
import { isPageId, pageIdsOf } from '@silosmith/contract';
import type { OpenProject } from '../project/open-project.ts';

export function storedJobs({ jobs, table }: Pick<OpenProject, 'jobs' | 'table'>): unknown[] {
  const idOf = (id: unknown) => (typeof id === 'string' && !isPageId(id) ? pageIdsOf(table).ofText(id) : id);
  return [...jobs.values()].map((job) => {
    const items = isObject(job) ? job['items'] : null;
    if (!isObject(job) || !Array.isArray(items)) return job;
    return {
      ...job,
      items: items.map((item: unknown) => (isObject(item) ? { ...item, id: idOf(item['id']) } : item)),
    };
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

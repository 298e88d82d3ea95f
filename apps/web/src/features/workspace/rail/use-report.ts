import type { ArticleReport, PageDemand } from '@silosmith/content';
import { useMemo } from 'react';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { demandOfPage, type ReportedPage, reportOfPage } from '../../../state/project/page-report.ts';

export interface PageReport {
  readonly demand: PageDemand;
  readonly report: ArticleReport;
}

/** Null for a kept article, whose keyword is no page any more. */
export function useReport(
  { table, silo, language }: OpenProject,
  { id, article, meta, research, plan }: ReportedPage,
): PageReport | null {
  const demand = useMemo(() => demandOfPage({ table, silo, language }, id), [table, silo, language, id]);
  return useMemo(() => {
    if (demand === null) return null;
    return { demand, report: reportOfPage({ table, silo }, { id, article, meta, research, plan }, demand) };
  }, [demand, table, silo, id, article, meta, research, plan]);
}

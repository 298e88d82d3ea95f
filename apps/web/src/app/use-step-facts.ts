// Facts for the steps and the status line. Page counts follow when the silo's code has loaded.
import { listedCount } from '@silosmith/contract';
import { useEffect, useState } from 'react';
import type { OpenProject } from '../state/project/open-project.ts';
import type { PageCounts } from '../state/project/page-counts.ts';
import { hasSilo } from '../state/project/project-facts.ts';
import { useProjectState } from '../state/project/use-project.ts';
import type { StepFacts } from './views/view.ts';

const NOTHING: StepFacts = { hasSilo: false, keywordCount: 0, pageCount: 0, articleCount: 0 };

/** `counted` false: the pages are not counted yet, and nothing may be said of them. */
export function useStepFacts(): { readonly facts: StepFacts; readonly counted: boolean } {
  const project = useProjectState((state) => state.project);
  const [result, setResult] = useState<{ readonly id: string; readonly counts: PageCounts } | null>(null);
  useEffect(() => {
    if (project === null) return;
    let stale = false;
    void import('../state/project/page-counts.ts').then(({ pageCountsOf }) => {
      if (!stale) setResult({ id: project.id, counts: pageCountsOf(project) });
    });
    return () => {
      stale = true;
    };
  }, [project]);
  if (project === null) return { facts: NOTHING, counted: true };
  const counts = result?.id === project.id ? result.counts : null;
  return { facts: factsOf(project, counts), counted: counts !== null || project.articles.size === 0 };
}

function factsOf(project: OpenProject, counts: PageCounts | null): StepFacts {
  return {
    hasSilo: hasSilo(project),
    keywordCount: listedCount(project.silo),
    pageCount: counts?.planned ?? 0,
    // An article of a page that the filters hide now still opens the export.
    articleCount: counts === null || counts.written === 0 ? project.articles.size : counts.written,
  };
}

// Facts for the steps and the status line. Page counts follow when the silo's code has loaded.
import { listedCount } from '@silosmith/contract';
import { useEffect, useRef, useState } from 'react';
import type { OpenProject } from '../state/project/open-project.ts';
import type { PageCounts } from '../state/project/page-counts.ts';
import { hasSilo } from '../state/project/project-facts.ts';
import { useProjectState } from '../state/project/use-project.ts';
import type { StepFacts } from './views/view.ts';

const NOTHING: StepFacts = { hasSilo: false, keywordCount: 0, pageCount: 0, articleCount: 0 };

/** The same facts while they are the same. `counted` false: the pages are not counted yet, and nothing may be said of them. */
export function useStepFacts(): { readonly facts: StepFacts; readonly counted: boolean } {
  const project = useProjectState((state) => state.project);
  const [result, setResult] = useState<{ readonly id: string; readonly counts: PageCounts } | null>(null);
  useEffect(() => {
    if (project === null) return;
    let stale = false;
    void import('../state/project/page-counts.ts').then(({ pageCountsOf }) => {
      if (stale) return;
      const counts = pageCountsOf(project);
      // The same object where nothing has changed: nothing is drawn again.
      setResult((before) =>
        before?.id === project.id && isSameCounts(before.counts, counts)
          ? before
          : { id: project.id, counts },
      );
    });
    return () => {
      stale = true;
    };
  }, [project]);
  const counts = project !== null && result?.id === project.id ? result.counts : null;
  const facts = project === null ? NOTHING : factsOf(project, counts);
  const last = useRef(facts);
  if (!isSameFacts(last.current, facts)) last.current = facts;
  return { facts: last.current, counted: counts !== null || project === null || project.articles.size === 0 };
}

function isSameFacts(before: StepFacts, after: StepFacts): boolean {
  return (
    before.hasSilo === after.hasSilo &&
    before.keywordCount === after.keywordCount &&
    before.pageCount === after.pageCount &&
    before.articleCount === after.articleCount
  );
}

function isSameCounts(before: PageCounts, after: PageCounts): boolean {
  const { planned, written, listed } = after;
  return before.planned === planned && before.written === written && before.listed === listed;
}

function factsOf(project: OpenProject, counts: PageCounts | null): StepFacts {
  return {
    hasSilo: hasSilo(project),
    keywordCount: counts?.listed ?? listedCount(project.silo),
    pageCount: counts?.planned ?? 0,
    // An article of a page that the filters hide now still opens the export.
    articleCount: counts === null || counts.written === 0 ? project.articles.size : counts.written,
  };
}

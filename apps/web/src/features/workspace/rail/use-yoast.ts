// Asks Yoast about a page once the user wants it. Leaving the page ends the question.
import type { YoastAdvice } from '@silosmith/content/yoast';
import type { Article, PageId } from '@silosmith/contract';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { useEffect, useRef, useState } from 'react';
import { askYoast } from '../../../state/project/ask-yoast.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';

export type YoastState =
  | { readonly status: 'unasked' | 'asking' }
  | { readonly status: 'said'; readonly advice: YoastAdvice; readonly outdated: boolean }
  | { readonly status: 'failed'; readonly fault: FaultShape };

type Kept =
  | { readonly status: 'unasked' | 'asking' }
  | { readonly status: 'said'; readonly advice: YoastAdvice; readonly about: readonly unknown[] }
  | { readonly status: 'failed'; readonly fault: FaultShape };

/** For one page: its caller is keyed by `id`. `article`: as it stands in the editor. */
export function useYoast(project: OpenProject, id: PageId, article: Article) {
  const [kept, setKept] = useState<Kept>({ status: 'unasked' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  // Records are replaced, never changed. An article that was only stored again says the same.
  const basis = [article.content, article.title, project.metas.get(id), project.images.get(id)];

  const ask = () => {
    running.current?.abort();
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setKept({ status: 'asking' });
    askYoast(project, id, article, signal).then(
      (advice) => {
        if (!signal.aborted) setKept({ status: 'said', advice, about: basis });
      },
      (error: unknown) => {
        const fault = toFaultShape(error);
        if (!signal.aborted && fault.code !== CANCELLED) setKept({ status: 'failed', fault });
      },
    );
  };
  return { state: shown(kept, basis), ask };
}

function shown(kept: Kept, basis: readonly unknown[]): YoastState {
  if (kept.status !== 'said') return kept;
  const { advice, about } = kept;
  return { status: 'said', advice, outdated: about.some((part, at) => part !== basis[at]) };
}

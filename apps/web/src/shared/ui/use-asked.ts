// A question that is asked once the user wants it: its answer stays, and says when what it is about has changed. Leaving ends it.
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { useEffect, useRef, useState } from 'react';

export type Asked<Answer> =
  | { readonly status: 'unasked' | 'asking' }
  | { readonly status: 'said'; readonly answer: Answer; readonly outdated: boolean }
  | { readonly status: 'failed'; readonly fault: FaultShape };

type Kept<Answer> =
  | { readonly status: 'unasked' | 'asking' }
  | { readonly status: 'said'; readonly answer: Answer; readonly about: readonly unknown[] }
  | { readonly status: 'failed'; readonly fault: FaultShape };

/** `basis`: what the answer is about, compared by identity, always as many parts. `question` rejects with `cancelled` when its signal aborts. */
export function useAsked<Answer>(
  basis: readonly unknown[],
  question: (signal: AbortSignal) => Promise<Answer>,
): { readonly state: Asked<Answer>; readonly ask: () => void } {
  const [kept, setKept] = useState<Kept<Answer>>({ status: 'unasked' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const ask = () => {
    running.current?.abort();
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setKept({ status: 'asking' });
    question(signal).then(
      (answer) => {
        if (!signal.aborted) setKept({ status: 'said', answer, about: basis });
      },
      (error: unknown) => {
        const fault = toFaultShape(error);
        if (!signal.aborted && fault.code !== CANCELLED) setKept({ status: 'failed', fault });
      },
    );
  };
  return { state: shown(kept, basis), ask };
}

function shown<Answer>(kept: Kept<Answer>, basis: readonly unknown[]): Asked<Answer> {
  if (kept.status !== 'said') return kept;
  const { answer, about } = kept;
  return { status: 'said', answer, outdated: about.some((part, at) => part !== basis[at]) };
}

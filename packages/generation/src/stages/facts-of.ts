// The facts that an article may use: passages of its own page's research.
import { DEMO_PROVIDER, type Fact } from '@silosmith/ai';
import type { Research } from '@silosmith/contract';

/** Enough to choose from; more make the prompt dear. */
const MOST_FACTS = 12;
/** Of a passage of 320 characters with its address and title, times the most; every sign of some scripts is a token. */
export const MOST_FACT_TOKENS = MOST_FACTS * 600;

/**
 * The first passage of each source, then the second of each, and so on. Passages of the demo provider are nobody's: only its own
 * articles may use them.
 */
export function factsOf(research: Research | undefined, textProvider: string): Fact[] {
  if (research === undefined) return [];
  if (research.provenance?.demo === true && textProvider !== DEMO_PROVIDER) return [];
  const rounds = Math.max(0, ...research.sources.map(({ passages }) => passages.length));
  return Array.from({ length: rounds }, (_, round) =>
    research.sources.flatMap(({ passages, url, title }): Fact[] => {
      const quote = passages[round];
      return quote === undefined ? [] : [{ quote, url, title }];
    }),
  )
    .flat()
    .slice(0, MOST_FACTS);
}

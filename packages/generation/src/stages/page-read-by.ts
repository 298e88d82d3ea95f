import { adviceOf, DEMO_PROVIDER } from '@silosmith/ai';
import type { Provenance } from '@silosmith/contract';
import { factsOf } from './facts-of.ts';
import type { PageSoFar, Stage } from './stage.ts';

/** The page that a stage is given: one that reads research has its facts; others would pay for them in their prompts. */
export function pageReadBy(
  stage: Pick<Stage, 'needs' | 'advises'>,
  { brief, records }: PageSoFar,
  { provider }: { readonly provider: string },
): PageSoFar {
  const { outline, ...others } = records;
  const planned = usableBy(provider, outline);
  const read = { brief, records: planned === undefined ? others : records };
  // Stages that advise are given headings of the found pages, not their passages.
  if (!stage.needs.includes('research') || stage.advises) return read;
  const { research, viewpoint, persona } = records;
  const facts = factsOf(research, provider);
  const advice = adviceOf(usableBy(provider, viewpoint)?.viewpoint, usableBy(provider, persona)?.persona);
  const more = { ...(facts.length === 0 ? {} : { facts }), ...(advice === null ? {} : { advice }) };
  return { ...read, brief: { ...brief, ...more } };
}

/** Samples of the demo provider help nobody else: only its own articles may follow them, unless the user made them their own. */
const usableBy = <Help extends { readonly provenance: Provenance | null; readonly edited?: boolean }>(
  provider: string,
  record: Help | undefined,
): Help | undefined =>
  record?.provenance?.demo === true && record.edited !== true && provider !== DEMO_PROVIDER
    ? undefined
    : record;

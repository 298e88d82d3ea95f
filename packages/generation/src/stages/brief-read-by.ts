import { adviceOf, DEMO_PROVIDER, type PageBrief } from '@silosmith/ai';
import type { ViewpointRecord } from '@silosmith/contract';
import { factsOf } from './facts-of.ts';
import type { HeldRecords } from './kept-records.ts';
import type { Stage } from './stage.ts';

interface Read {
  readonly brief: PageBrief;
  readonly records: HeldRecords;
}

/** The brief that a stage is given: one that reads research has its facts; others would pay for them in their prompts. */
export function briefReadBy(
  stage: Pick<Stage, 'needs' | 'advises'>,
  { brief, records }: Read,
  { provider }: { readonly provider: string },
): PageBrief {
  // Stages that advise are given headings of the found pages, not their passages.
  if (!stage.needs.includes('research') || stage.advises) return brief;
  const { research, viewpoint, persona } = records;
  const facts = factsOf(research, provider);
  const advice = adviceOf(usableBy(provider, viewpoint)?.viewpoint, usableBy(provider, persona)?.persona);
  return { ...brief, ...(facts.length === 0 ? {} : { facts }), ...(advice === null ? {} : { advice }) };
}

/** Samples of the demo provider are nobody's advice: only its own articles may follow them. */
const usableBy = <Advised extends Pick<ViewpointRecord, 'provenance'>>(
  provider: string,
  record: Advised | undefined,
): Advised | undefined =>
  record?.provenance?.demo === true && provider !== DEMO_PROVIDER ? undefined : record;

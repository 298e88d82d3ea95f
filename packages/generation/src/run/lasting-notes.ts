// What stored records say of how they were made: the same after a reload as in the run itself.
import type { HeldRecords } from '../stages/kept-records.ts';
import type { GenerationNote } from '../stages/stage.ts';

export function lastingNotes({ article, image }: HeldRecords): GenerationNote[] {
  return [
    ...(article?.provenance?.research === 'failed' ? (['research-missing'] as const) : []),
    ...((image?.missing ?? 0) > 0 ? (['images-missing'] as const) : []),
  ];
}

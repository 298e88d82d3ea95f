import type { PlannedPage } from '../plan/plan-generation.ts';
import { outline } from '../stages/outline.ts';

/** The planned page with another length, and what a page of that length needs. */
export function itemOfWords(item: PlannedPage, targetWords: number): PlannedPage {
  const brief = { ...item.brief, targetWords };
  const isPlanned = outline.prepares?.(brief) === true;
  return { ...item, targetWords, brief, needs: item.needs.filter((id) => id !== 'outline' || isPlanned) };
}

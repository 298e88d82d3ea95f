// The variants of a page, read from the columns without building a page tree, which is costly for a large silo.
import { PLACES, type SiloState } from '@silosmith/contract';

/** Rows of the variants of a page or section, in row order. */
export function variantsOf(silo: Pick<SiloState, 'place' | 'parent'>, page: number): number[] {
  return below(silo, page, PLACES.variant);
}

/** Rows of the page's sections, in row order. */
export function sectionsOf(silo: Pick<SiloState, 'place' | 'parent'>, page: number): number[] {
  return below(silo, page, PLACES.section);
}

function below(
  { place, parent }: Pick<SiloState, 'place' | 'parent'>,
  page: number,
  wanted: number,
): number[] {
  const rows: number[] = [];
  for (let row = parent.indexOf(page); row >= 0; row = parent.indexOf(page, row + 1)) {
    if (place[row] === wanted) rows.push(row);
  }
  return rows;
}

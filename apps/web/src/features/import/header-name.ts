import type { Messages } from '@silosmith/messages';

/** How a column of the file is called; one without a header by its place. */
export const headerName = (header: string, index: number, t: Messages['t']): string =>
  header || t('importing.mapping.noHeader', { number: index + 1 });

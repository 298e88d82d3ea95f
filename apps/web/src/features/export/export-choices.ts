// What can the user choose for each format, and what is sent to the writer?
import {
  type ExportOptions,
  type FormatId,
  MARKDOWN_DEFAULTS,
  type MarkdownOptions,
  type PostStatus,
} from '@silosmith/delivery';

export interface ExportChoices {
  readonly format: FormatId;
  readonly siteName: string;
  readonly siteUrl: string;
  readonly status: PostStatus;
  readonly includeCategories: boolean;
  readonly includeTags: boolean;
  readonly includeImages: boolean;
  readonly markdown: MarkdownOptions;
}

export const initialChoices = (siteName: string): ExportChoices => ({
  format: 'wxr',
  siteName,
  siteUrl: '',
  status: 'draft',
  includeCategories: true,
  includeTags: true,
  includeImages: true,
  markdown: MARKDOWN_DEFAULTS,
});

export function exportOptions(
  choices: ExportChoices,
  nowIso: string,
  texts: ExportOptions['texts'],
): ExportOptions {
  const { format, siteName, siteUrl, status, includeCategories, includeTags, includeImages, markdown } =
    choices;
  return {
    format,
    nowIso,
    texts,
    status,
    includeCategories,
    includeTags,
    includeImages,
    markdown,
    ...(siteName.trim() === '' ? {} : { siteName: siteName.trim() }),
    ...(siteUrl.trim() === '' ? {} : { siteUrl: siteUrl.trim() }),
  };
}

/** Not a number: the default; other values are clamped to the range. */
export function withinRange(value: string | number, fallback: number, max: number): number {
  const number = typeof value === 'number' ? value : Number.parseInt(value, 10);
  return Number.isFinite(number) ? Math.min(max, Math.max(0, Math.trunc(number))) : fallback;
}

// A few words of each version of a conflict, to tell them apart.
import {
  articleSchema,
  imageSchema,
  type KeywordTable,
  metaSchema,
  PLACES,
  ROW_FLAGS,
  type SiloState,
  type SyncKind,
  settingsOf,
  tagsSchema,
} from '@silosmith/contract';
import type { Messages } from '@silosmith/messages';
import * as z from 'zod/mini';

/** Of a published record, what tells two of them apart. */
const publishedSchema = z.object({ home: z.string(), pages: z.array(z.unknown()) });

/** Words of an article shown, so that its beginning can be recognised. */
const SHOWN_CHARACTERS = 400;

export function summaryOf(messages: Messages, kind: SyncKind, body: unknown): string {
  const { t } = messages;
  if (body === null || body === undefined) return t('common.conflict.deleted');
  if (kind === 'silo') return siloSummary(messages, body as SiloState);
  if (kind === 'keywords') {
    return t('common.conflict.keywordsSummary', { count: (body as KeywordTable).rowCount });
  }
  if (kind === 'settings') {
    const settings = settingsOf(body);
    return settings === null
      ? ''
      : t('common.conflict.settingsSummary', {
          name: settings.name,
          language: settings.language,
          grouping: settings.grouping,
        });
  }
  return recordSummary(messages, kind, body);
}

function recordSummary({ t }: Messages, kind: SyncKind, body: unknown): string {
  const published = publishedSchema.safeParse(body);
  if (kind === 'published' && published.success) {
    const { home, pages } = published.data;
    return t('common.conflict.publishedSummary', { site: home, count: pages.length });
  }
  const article = articleSchema.safeParse(body);
  if (kind === 'article' && article.success) {
    const { title, wordCount, content } = article.data;
    const text = content
      .replace(/<[^>]*>/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    return `${t('common.conflict.articleSummary', { title, words: wordCount })}\n${text.slice(0, SHOWN_CHARACTERS)}`;
  }
  const meta = metaSchema.safeParse(body);
  if (kind === 'meta' && meta.success) return `${meta.data.title}\n${meta.data.description}`;
  const tags = tagsSchema.safeParse(body);
  if (kind === 'tags' && tags.success) return tags.data.tags.join(', ');
  const image = imageSchema.safeParse(body);
  return kind === 'image' && image.success
    ? image.data.prompt
    : JSON.stringify(body).slice(0, SHOWN_CHARACTERS);
}

function siloSummary({ t }: Messages, { place, flags }: SiloState): string {
  let pages = 0;
  let variants = 0;
  let favourites = 0;
  let completed = 0;
  for (const [row, value] of place.entries()) {
    if (value === PLACES.variant) variants += 1;
    else if (value >= PLACES.pillar && value <= PLACES.subSupporting) pages += 1;
    const flag = flags[row] ?? 0;
    if ((flag & ROW_FLAGS.favourite) !== 0) favourites += 1;
    if ((flag & ROW_FLAGS.completed) !== 0) completed += 1;
  }
  return t('common.conflict.siloSummary', { pages, variants, favourites, completed });
}

/** The body as JSON can hold it: typed columns become lists. */
export function downloadableBody(body: unknown): unknown {
  if (ArrayBuffer.isView(body) && !(body instanceof DataView)) return Array.from(body as Uint8Array);
  if (Array.isArray(body) || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, downloadableBody(value)]));
}

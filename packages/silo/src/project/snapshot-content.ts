// Generated content of a version-2 snapshot: articles, metas, tags and images, as present records.
import type { Article, ImageRecord, Meta, ProjectDocument, Tags } from '@silosmith/contract';
import { asRecord, textOr } from './loose-values.ts';

type Content = Pick<ProjectDocument, 'articles' | 'metas' | 'tags' | 'images'>;

/** Records keyed by keyword; where the snapshot has none, none. Nothing says who wrote them, so the provenance is null. */
export function snapshotContent(state: Readonly<Record<string, unknown>>): Content {
  return {
    articles: records(state.generatedArticles ?? state.articles, articleOf),
    metas: records(state.generatedMetas ?? state.metas, metaOf),
    tags: records(state.generatedTags ?? state.tags, tagsOf),
    images: records(state.generatedImages ?? state.images, imageOf),
  };
}

function records<T>(value: unknown, read: (keyword: string, item: unknown) => T | null): Record<string, T> {
  const found = Object.entries(asRecord(value)).flatMap(([keyword, item]): [string, T][] => {
    const record = read(keyword, item);
    return record === null ? [] : [[keyword, record]];
  });
  return Object.fromEntries(found);
}

function articleOf(keyword: string, value: unknown): Article | null {
  const item = asRecord(value);
  const content = textOr(typeof value === 'string' ? value : item.content, '');
  if (content === '') return null;
  const words = content
    .replace(/<[^<>]*>/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean).length;
  return {
    keyword,
    title: textOr(item.title, keyword),
    content,
    excerpt: textOr(item.excerpt, ''),
    wordCount: words,
    provenance: null,
    edited: false,
  };
}

function metaOf(keyword: string, value: unknown): Meta | null {
  const item = asRecord(value);
  const title = textOr(item.title, '');
  const description = textOr(item.description, '');
  return title === '' && description === '' ? null : { keyword, title, description, provenance: null };
}

function tagsOf(keyword: string, value: unknown): Tags | null {
  const list = Array.isArray(value) ? value : asRecord(value).tags;
  if (!Array.isArray(list)) return null;
  return { keyword, tags: list.filter((tag) => typeof tag === 'string'), provenance: null };
}

function imageOf(keyword: string, value: unknown): ImageRecord | null {
  const item = asRecord(value);
  const url = textOr(item.url ?? item.imageUrl ?? asRecord(item.allImages).featured, '');
  if (url === '') return null;
  return { keyword, url, prompt: textOr(item.prompt, ''), alt: textOr(item.alt, keyword), provenance: null };
}

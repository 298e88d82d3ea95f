// What stands in where meta or tags could not be made? (specification 2 §8: title equal to the keyword, tags holding only the keyword)

import { fitMetaDescription } from '@silosmith/content';
import type { Meta, Tags } from '@silosmith/contract';

/** The keyword as title and the article's beginning as description; `provenance` null says that nobody wrote it. */
export function fallbackMeta(keyword: string, excerpt: string): Meta {
  return { keyword, title: keyword, description: fitMetaDescription(excerpt || keyword), provenance: null };
}

export function fallbackTags(keyword: string): Tags {
  return { keyword, tags: [keyword], provenance: null };
}

/** Whether a meta is a stand-in: made anew by the next run. */
export function isFallbackMeta(meta: Meta | undefined): boolean {
  return meta !== undefined && meta.provenance === null && meta.title === meta.keyword;
}

export function isFallbackTags(tags: Tags | undefined): boolean {
  return (
    tags !== undefined && tags.provenance === null && tags.tags.length === 1 && tags.tags[0] === tags.keyword
  );
}

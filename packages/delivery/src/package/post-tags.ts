// Tags of a post: the generated ones, at most 8; if there are none, words of its keyword.
import { normaliseTags } from '@silosmith/content';
import { splitWords } from '@silosmith/language';
import { createSlugger } from './addresses.ts';
import type { PackageTag } from './content-package.ts';

const MAX_TAGS_LISTED = 50;
const MAX_WORD_TAGS = 3;
const GENERIC_TAGS = ['guide', 'tips', 'tutorial', 'best-practices'];
const GENERIC_TAGS_ADDED = 2;

export function postTagsOf(
  keyword: string,
  generated: readonly string[] | undefined,
  language: string,
): string[] {
  const tags = normaliseTags(generated ?? []);
  if (tags.length > 0) return tags;
  const words = splitWords(keyword, language).filter((word) => [...word].length > 2);
  // The generic tags are English words. Which two depends on the keyword's length alone, so that exports are reproducible.
  const first = keyword.length % GENERIC_TAGS.length;
  const generic =
    language === 'en' ? [...GENERIC_TAGS, ...GENERIC_TAGS].slice(first, first + GENERIC_TAGS_ADDED) : [];
  return normaliseTags([...words.slice(0, MAX_WORD_TAGS), ...generic]);
}

/** Every tag of the posts, most used first; tags that differ only in case are one, in the first spelling. */
export function allTagsOf(tagLists: Iterable<readonly string[]>, language: string): PackageTag[] {
  const counts = new Map<string, { name: string; posts: number }>();
  for (const tags of tagLists)
    for (const name of tags) {
      const key = tagKey(name);
      const known = counts.get(key);
      if (known) known.posts++;
      else counts.set(key, { name, posts: 1 });
    }
  const slugger = createSlugger(language, 'tag');
  return [...counts.values()]
    .map(({ name, posts }) => ({ slug: slugger(name), name, posts }))
    .sort((a, b) => b.posts - a.posts);
}

/** Equality key of tags. */
export const tagKey = (name: string): string => name.normalize('NFC').toLowerCase();

export const listedTags = (tags: readonly PackageTag[]): PackageTag[] => tags.slice(0, MAX_TAGS_LISTED);

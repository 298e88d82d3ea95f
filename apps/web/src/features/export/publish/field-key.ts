import type { MessageKey } from '@silosmith/messages';

const KEYS: ReadonlyMap<string, MessageKey> = new Map(
  (
    ['title', 'content', 'excerpt', 'slug', 'categories', 'tags', 'meta', 'image', 'alt', 'status'] as const
  ).map((field) => [field, `publishing.fields.${field}`]),
);

/** Key of the name of a post's field. */
export const fieldKey = (field: string): MessageKey => KEYS.get(field) ?? 'publishing.fields.meta';

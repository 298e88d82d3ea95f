import type { PlanItem } from '@silosmith/delivery';
import type { MessageKey } from '@silosmith/messages';

const KEYS: ReadonlyMap<string, MessageKey> = new Map(
  (
    ['title', 'content', 'excerpt', 'slug', 'categories', 'tags', 'meta', 'image', 'alt', 'status'] as const
  ).map((field) => [field, `publishing.fields.${field}`]),
);

/** Key of the name of a post's field. */
export const fieldKey = (field: string): MessageKey => KEYS.get(field) ?? 'publishing.fields.meta';

/** Key of what is said of a post that was not written, where its fault has no sentence. */
export const unknownFaultKey = (operation: PlanItem['operation']): MessageKey =>
  operation === 'create' ? 'publishing.table.unknown.create' : 'publishing.table.unknown.update';

// The body of a call that writes a post: only the fields that are to be written, as the REST API takes them.
import type { PostBody } from '../rest/posts.ts';
import type { DesiredPost } from './desired-posts.ts';
import { acceptedMeta, type FieldContext, linkedContent } from './post-fields.ts';

/** `scheduledMs`: when a scheduled post is to appear. */
export function writeBody(
  post: DesiredPost,
  fields: ReadonlySet<string>,
  context: FieldContext,
  scheduledMs = 0,
): PostBody {
  const body: Record<string, unknown> = {};
  if (fields.has('title')) body['title'] = post.title;
  if (fields.has('content')) body['content'] = linkedContent(post, closed(context));
  if (fields.has('excerpt')) body['excerpt'] = post.excerpt;
  if (fields.has('slug')) body['slug'] = post.slug;
  if (fields.has('tags') && post.tags !== null) body['tags'] = termIds(post.tags, context.termIds.tags);
  const categories = termIds(post.categories ?? [], context.termIds.categories);
  // An empty list would take the default category away until the next save.
  if (fields.has('categories') && categories.length > 0) body['categories'] = categories;
  if (fields.has('meta')) body['meta'] = typedMeta(post, context);
  if (fields.has('image') && post.image !== null) body['featured_media'] = context.mediaOf(post.image)?.id;
  if (fields.has('status')) Object.assign(body, statusBody(context.wanted, scheduledMs));
  return body;
}

/** A link to a post that could not be made becomes its text; an image that could not be uploaded goes with its figure. */
const closed = ({ permalinkOf, mediaOf }: FieldContext): Pick<FieldContext, 'permalinkOf' | 'mediaOf'> => ({
  permalinkOf: (slug) => permalinkOf(slug) ?? null,
  mediaOf: (key) => mediaOf(key) ?? null,
});

const termIds = (slugs: readonly string[], known: ReadonlyMap<string, number>): number[] =>
  slugs.flatMap((slug) => known.get(slug) ?? []);

/**
 * WordPress goes by the date: a date in the future schedules a post whatever its status says, and a bare `date` is site time.
 * Null is now.
 */
function statusBody(wanted: FieldContext['wanted'], scheduledMs: number): PostBody {
  if (wanted === 'draft') return { status: wanted };
  if (wanted === 'publish') return { status: wanted, date: null };
  return { status: wanted, date_gmt: new Date(scheduledMs).toISOString().slice(0, 19) };
}

function typedMeta(post: DesiredPost, { metaTypes }: FieldContext): Record<string, string | number> {
  return Object.fromEntries(
    acceptedMeta(post, metaTypes).map(([key, value]) => {
      const type = metaTypes.get(key);
      const isNumber = type === 'integer' || type === 'number';
      return [key, isNumber && Number.isFinite(Number(value)) ? Number(value) : value];
    }),
  );
}

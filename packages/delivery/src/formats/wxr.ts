// WordPress (Full WXR): every article with its categories, tags, figures, SEO texts and featured image, as drafts.
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import type { TextSink } from '../bytes/byte-sink.ts';
import type { ContentPackage, PackagePost } from '../package/content-package.ts';
import { allTagsOf, tagKey } from '../package/post-tags.ts';
import { defineFormat, type ExportNote } from '../registry/export-format.ts';
import {
  author,
  images,
  keptArticles,
  locale,
  permalinks,
  siteUrl,
  uploadLimit,
  categories as withCategories,
  tags as withTags,
  wordPressSiteName,
} from '../registry/site-options.ts';
import { seoMetaOf, siloMetaOf } from '../wordpress/post-meta.ts';
import { secondsLater } from '../wordpress/wxr-dates.ts';
import { createParts } from '../wordpress/wxr-parts.ts';
import {
  authorOf,
  type WxrPost,
  type WxrTerm,
  writeWxrAttachment,
  writeWxrCategory,
  writeWxrEnd,
  writeWxrHead,
  writeWxrPost,
  writeWxrTag,
} from '../wordpress/wxr-writer.ts';

const FIRST_POST_ID = 1000;
const FIRST_TERM_ID = 100;
/** Attachment ids start here, clear of the post ids. */
const FIRST_ATTACHMENT_ID = 100_000;

const POST_STATUSES = ['draft', 'publish', 'private'] as const;

export const wxr = defineFormat({
  id: 'wxr',
  extension: 'xml',
  mimeType: 'application/xml',
  needs: 'articles',
  options: z.object({
    siteName: wordPressSiteName,
    siteUrl,
    pathTemplate: permalinks,
    status: z._default(z.enum(POST_STATUSES), 'draft'),
    author,
    locale,
    categories: withCategories,
    tags: withTags,
    images,
    keptArticles,
    uploadLimit,
  }),
  packs: ({ uploadLimit: limit }) => typeof limit === 'number' && limit > 0,
  async write(source, options, sink, { onProgress, signal }) {
    const { status } = options;
    const contentPackage = source.posts(options);
    const { info, posts, categories } = contentPackage;
    const parts = createParts(sink, options.uploadLimit, info.createdAt);
    const writer = authorOf(info);
    const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
    const tags = options.tags
      ? tagTerms(contentPackage, FIRST_TERM_ID + categories.length)
      : new Map<string, WxrTerm>();
    await parts.frame(
      async (out) => {
        await writeWxrHead(out, info, writer);
        if (options.categories)
          for (const [index, { slug, name, parentSlug }] of categories.entries())
            await writeWxrCategory(out, {
              id: FIRST_TERM_ID + index,
              slug,
              name,
              parentSlug: parentSlug ?? '',
            });
        for (const tag of tags.values()) await writeWxrTag(out, tag);
      },
      (out) => writeWxrEnd(out),
    );

    const attachments = attachmentIds(options.images ? posts : []);
    const dates = distinctDates(posts);
    const termsOf = (post: PackagePost): Pick<WxrPost, 'categories' | 'tags'> => ({
      categories: options.categories
        ? [{ slug: post.category, name: categoryNames.get(post.category) ?? post.category }]
        : [],
      tags: post.tags.flatMap((tag) => tags.get(tagKey(tag)) ?? []),
    });
    for (const [index, post] of posts.entries()) {
      throwIfCancelled(signal);
      const place = { id: FIRST_POST_ID + index, status, date: dates[index] ?? post.publishDate };
      const imageId = attachments.get(post.slug);
      await parts.item(async (out) => {
        await writeWxrPost(out, { ...place, ...termsOf(post), ...postFields(post, imageId) }, writer.login);
        if (imageId !== undefined) await writeFeatured(out, post, { ...place, imageId }, writer.login);
      });
      onProgress?.({ stage: 'write', done: index + 1, total: posts.length });
    }
    const { bytes, files, tooLarge } = await parts.finish();
    return {
      items: posts.length,
      bytes,
      notes: [
        ...(options.images ? imageNotes(posts) : []),
        ...(options.uploadLimit === 0 ? [] : [{ code: 'split', params: { count: files } }]),
        ...(tooLarge === 0 ? [] : [{ code: 'above-limit', params: { count: tooLarge } }]),
      ],
    };
  },
});

function postFields(
  post: PackagePost,
  imageId: number | undefined,
): Omit<WxrPost, keyof Place | keyof Terms> {
  const { title, url, slug, content, excerpt } = post;
  const featured: [string, string][] = imageId === undefined ? [] : [['_thumbnail_id', String(imageId)]];
  return {
    type: 'post',
    title,
    url,
    slug,
    content,
    excerpt,
    meta: [...siloMetaOf(post), ...seoMetaOf(post), ...featured],
  };
}

type Place = Pick<WxrPost, 'id' | 'status' | 'date'>;
type Terms = Pick<WxrPost, 'categories' | 'tags'>;

/** The importer knows an image by its item beside the post that shows it. */
async function writeFeatured(
  out: TextSink,
  { images: { featured }, title, slug }: PackagePost,
  { id, date, imageId }: Place & { readonly imageId: number },
  author: string,
): Promise<void> {
  if (featured === null) return;
  const { url, alt } = featured;
  await writeWxrAttachment(
    out,
    { id: imageId, parentId: id, title: alt || title, slug: `${slug}-featured`, url, alt, date },
    author,
  );
}

function attachmentIds(posts: readonly PackagePost[]): ReadonlyMap<string, number> {
  const first = Math.max(FIRST_ATTACHMENT_ID, FIRST_POST_ID + posts.length);
  return new Map(posts.filter(hasFetchableImage).map(({ slug }, index) => [slug, first + index]));
}

/** WordPress downloads images by URL; one that exists only in the project has none. */
function hasFetchableImage(post: PackagePost): boolean {
  return /^https?:/iu.test(post.images.featured?.url ?? '');
}

function imageNotes(posts: readonly PackagePost[]): ExportNote[] {
  const count = posts.filter((post) => post.images.featured && !hasFetchableImage(post)).length;
  return count === 0 ? [] : [{ code: 'images-not-attached', params: { count } }];
}

function tagTerms({ posts, info }: ContentPackage, firstId: number): Map<string, WxrTerm> {
  const all = allTagsOf(
    posts.map((post) => post.tags),
    info.language,
  );
  return new Map(
    all.map(({ slug, name }, i) => [tagKey(name), { id: firstId + i, slug, name, parentSlug: '' }]),
  );
}

/** The importer treats two posts with equal title and date as duplicates and drops the second: such dates are shifted by seconds. */
function distinctDates(posts: readonly PackagePost[]): string[] {
  const seen = new Set<string>();
  return posts.map(({ title, publishDate }) => {
    let date = publishDate;
    const key = (): string => `${title.toLowerCase()}\n${date.slice(0, 19)}`;
    while (seen.has(key())) date = secondsLater(date, 1);
    seen.add(key());
    return date;
  });
}

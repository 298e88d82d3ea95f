// WordPress (Full WXR): every article with its categories, tags, figures, SEO texts and featured image, as drafts.
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { createTextSink } from '../bytes/byte-sink.ts';
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
  categories as withCategories,
  tags as withTags,
  wordPressSiteName,
} from '../registry/site-options.ts';
import { seoMetaOf, siloMetaOf } from '../wordpress/post-meta.ts';
import { secondsLater } from '../wordpress/wxr-dates.ts';
import {
  authorOf,
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
  }),
  async write(source, options, sink, { onProgress, signal }) {
    const { status } = options;
    const contentPackage = source.posts(options);
    const { info, posts, categories } = contentPackage;
    const out = createTextSink(sink);
    const writer = authorOf(info);

    await writeWxrHead(out, info, writer);
    const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
    if (options.categories)
      for (const [index, { slug, name, parentSlug }] of categories.entries())
        await writeWxrCategory(out, { id: FIRST_TERM_ID + index, slug, name, parentSlug: parentSlug ?? '' });
    const tags = options.tags
      ? tagTerms(contentPackage, FIRST_TERM_ID + categories.length)
      : new Map<string, WxrTerm>();
    for (const tag of tags.values()) await writeWxrTag(out, tag);

    const firstAttachmentId = Math.max(FIRST_ATTACHMENT_ID, FIRST_POST_ID + posts.length);
    const dates = distinctDates(posts);
    const attached = options.images ? posts.filter(hasFetchableImage) : [];
    const attachmentIds = new Map(attached.map((post, index) => [post.slug, firstAttachmentId + index]));
    const featuredMeta = (post: PackagePost): [string, string][] => {
      const id = attachmentIds.get(post.slug);
      return id === undefined ? [] : [['_thumbnail_id', String(id)]];
    };
    for (const [index, post] of posts.entries()) {
      throwIfCancelled(signal);
      const date = dates[index] ?? post.publishDate;
      await writeWxrPost(
        out,
        {
          id: FIRST_POST_ID + index,
          type: 'post',
          title: post.title,
          url: post.url,
          slug: post.slug,
          content: post.content,
          excerpt: post.excerpt,
          status,
          date,
          categories: options.categories
            ? [{ slug: post.category, name: categoryNames.get(post.category) ?? post.category }]
            : [],
          tags: post.tags.flatMap((tag) => tags.get(tagKey(tag)) ?? []),
          meta: [...siloMetaOf(post), ...seoMetaOf(post), ...featuredMeta(post)],
        },
        writer.login,
      );
      const image = post.images.featured;
      const attachmentId = attachmentIds.get(post.slug);
      if (image && attachmentId !== undefined)
        await writeWxrAttachment(
          out,
          {
            id: attachmentId,
            parentId: FIRST_POST_ID + index,
            title: image.alt || post.title,
            slug: `${post.slug}-featured`,
            url: image.url,
            alt: image.alt,
            date,
          },
          writer.login,
        );
      onProgress?.({ stage: 'write', done: index + 1, total: posts.length });
    }
    await writeWxrEnd(out);
    await out.flush();
    return { items: posts.length, bytes: out.bytes(), notes: options.images ? imageNotes(posts) : [] };
  },
});

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

// WordPress (Full WXR): every article with its categories, tags, figures, SEO texts and images, as drafts.
import { cleanLine } from '@silosmith/content';
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { withGallery } from '../package/content-images.ts';
import type { ContentPackage, PackagePost } from '../package/content-package.ts';
import { tagKey } from '../package/post-tags.ts';
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
import { createDistinctDates } from '../wordpress/distinct-dates.ts';
import { seoMetaOf, siloMetaOf } from '../wordpress/post-meta.ts';
import { secondsLater } from '../wordpress/wxr-dates.ts';
import { createParts } from '../wordpress/wxr-parts.ts';
import {
  authorOf,
  type WxrAttachment,
  type WxrPost,
  type WxrTerm,
  writeWxrAttachment,
  writeWxrCategory,
  writeWxrEnd,
  writeWxrHead,
  writeWxrPost,
  writeWxrTags,
  wxrTermLine,
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
        await writeWxrTags(out, [...tags.values()]);
      },
      (out) => writeWxrEnd(out),
    );

    const attachments = attachmentsOf(options.images ? posts : []);
    const postDate = createDistinctDates();
    const imageDate = createDistinctDates();
    const termsOf = termLinesOf(options.categories ? categories : [], tags);
    for (const [index, post] of posts.entries()) {
      throwIfCancelled(signal);
      const place = { id: FIRST_POST_ID + index, status, date: postDate(post.title, post.publishDate) };
      const images = attachments.get(post.slug) ?? [];
      await parts.item(async (out) => {
        await writeWxrPost(
          out,
          { ...place, terms: termsOf(post), ...postFields(post, images) },
          writer.login,
        );
        for (const [at, image] of images.entries()) {
          const date = imageDate(image.title, secondsLater(place.date, at));
          await writeWxrAttachment(out, { ...image, parentId: place.id, date }, writer.login);
        }
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

/** The lines of a post's category and tags. */
function termLinesOf(
  categories: ContentPackage['categories'],
  tags: ReadonlyMap<string, WxrTerm>,
): (post: PackagePost) => string[] {
  const categoryLines = new Map(categories.map((term) => [term.slug, wxrTermLine('category', term)]));
  /** By name as it is written, so that its key is made once. */
  const tagLines = new Map<string, string>();
  const tagLine = (name: string): string => {
    const known = tagLines.get(name);
    if (known !== undefined) return known;
    const tag = tags.get(tagKey(name));
    const line = tag ? wxrTermLine('post_tag', tag) : '';
    tagLines.set(name, line);
    return line;
  };
  return ({ category, tags: names }) => [categoryLines.get(category) ?? '', ...names.map(tagLine)];
}

function postFields(post: PackagePost, images: readonly Attachment[]): Omit<WxrPost, keyof Place | 'terms'> {
  const { title, url, slug, content, excerpt } = post;
  const featured = images.find(({ isFeatured }) => isFeatured);
  const thumbnail: [string, string][] = featured ? [['_thumbnail_id', String(featured.id)]] : [];
  const inTexts = new Set(images.map((image) => image.url));
  return {
    type: 'post',
    title,
    url,
    slug,
    content: withGallery(content, post.images.gallery, (image) =>
      inTexts.has(image.url) ? image.url : null,
    ),
    excerpt,
    meta: [...siloMetaOf(post), ...seoMetaOf(post), ...thumbnail],
  };
}

type Place = Pick<WxrPost, 'id' | 'status' | 'date'>;

type Attachment = Omit<WxrAttachment, 'parentId' | 'date'> & { readonly isFeatured: boolean };

/**
 * By slug of the post. The importer downloads an image of its own item, and gives texts that show it the address that it gets:
 * each is written beside its post.
 */
function attachmentsOf(posts: readonly PackagePost[]): ReadonlyMap<string, readonly Attachment[]> {
  let id = Math.max(FIRST_ATTACHMENT_ID, FIRST_POST_ID + posts.length);
  return new Map(
    posts.map(({ slug, title, images: { featured, gallery } }) => {
      const all = [...(featured === null ? [] : [featured]), ...gallery].filter(canBeFetched);
      const distinct = all.filter(({ url }, at) => all.findIndex((image) => image.url === url) === at);
      const attachments = distinct.map((image, at): Attachment => {
        const isFeatured = image === featured;
        const name = isFeatured ? 'featured' : `image-${at}`;
        const { url, alt } = image;
        return { id: id++, title: cleanLine(alt) || title, slug: `${slug}-${name}`, url, alt, isFeatured };
      });
      return [slug, attachments];
    }),
  );
}

/** WordPress downloads images by URL; one that exists only in the project has none. */
const canBeFetched = ({ url }: { readonly url: string }): boolean => /^https?:/iu.test(url);

function imageNotes(posts: readonly PackagePost[]): ExportNote[] {
  const all = posts.flatMap(({ images: { featured, gallery } }) => [
    ...(featured ? [featured] : []),
    ...gallery,
  ]);
  const count = all.filter((image) => !canBeFetched(image)).length;
  return count === 0 ? [] : [{ code: 'images-not-attached', params: { count } }];
}

function tagTerms({ allTags }: ContentPackage, firstId: number): Map<string, WxrTerm> {
  return new Map(
    allTags.map(({ slug, name }, i) => [tagKey(name), { id: firstId + i, slug, name, parentSlug: '' }]),
  );
}

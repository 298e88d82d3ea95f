// What the site should hold: the posts of the project with their terms and meta, links between them still open.
import { type PageId, type ProjectDocument, pageIdsOf, recordOf } from '@silosmith/contract';
import { fromProjectDocument } from '@silosmith/silo';
import type { ContentPackage, DeliveryTexts, PackagePost } from '../../package/content-package.ts';
import { contentPackageOf } from '../../package/content-package-of.ts';
import { tagKey } from '../../package/post-tags.ts';
import { type DesiredImage, DesiredImages, type RefusedImage } from '../images/desired-images.ts';
import type { ImageAlts } from '../images/image-alts.ts';
import { withFigures } from '../images/image-figures.ts';
import { OPEN_SITE, OPEN_URL } from '../open-site.ts';
import { aioseoMetaOf, seoMetaOf, siloMetaOf } from '../post-meta.ts';
import { wordpressField, wordpressHtml, wordpressText } from '../wordpress-html.ts';
import type { PublishSettings } from './publish-settings.ts';

export interface DesiredTerm {
  readonly slug: string;
  readonly name: string;
  readonly parentSlug: string | null;
}

export interface DesiredPost {
  readonly pageId: PageId;
  readonly keyword: string;
  /** HTML, as WordPress prints it. */
  readonly title: string;
  /** HTML whose links to other posts are `silo:` and the slug that the project gives the post, and whose figures are open. */
  readonly content: string;
  readonly excerpt: string;
  readonly slug: string;
  /** Slugs of terms. Null: the site's categories are left alone. */
  readonly categories: readonly string[] | null;
  readonly tags: readonly string[] | null;
  readonly meta: Readonly<Record<string, string>>;
  /** Key of its featured image; null: that of the post is left alone. */
  readonly image: string | null;
  /** Keys of all its images. */
  readonly images: readonly string[];
  /** Of its images; of one that several posts show only where it is first. */
  readonly alts: ImageAlts;
}

export interface DesiredSite {
  /** In reading order: parents first. */
  readonly posts: readonly DesiredPost[];
  /** Parents first. */
  readonly categories: readonly DesiredTerm[];
  readonly tags: readonly DesiredTerm[];
  /** Each once. */
  readonly images: readonly DesiredImage[];
  readonly refusedImages: readonly RefusedImage[];
  /** Posts by the demo provider. */
  readonly demoPosts: number;
}

export interface DesiredOptions {
  readonly settings: Pick<PublishSettings, 'postType' | 'categoryMapping' | 'seoPlugin' | 'images'>;
  readonly nowIso: string;
  readonly texts: DeliveryTexts;
}

export function desiredSiteOf(project: ProjectDocument, options: DesiredOptions): DesiredSite {
  const { settings, nowIso, texts } = options;
  const built = contentPackageOf(project, { ...OPEN_SITE, nowIso, texts });
  const ids = pageIdsOf(fromProjectDocument(project).table);
  const isPage = settings.postType === 'page';
  const mapping = isPage ? 'none' : settings.categoryMapping;
  const tags = built.allTags;
  const tagSlugs = new Map(tags.map(({ name, slug }) => [tagKey(name), slug]));
  const categoryOf = categoryChoice(built, mapping);
  const images = new DesiredImages(built.info.language);
  const drafts = built.posts.map((post): Omit<DesiredPost, 'alts'> => {
    const category = categoryOf(post);
    const record = settings.images === 'none' ? undefined : recordOf(project.images, post.keyword);
    const pageId = ids.ofText(post.keyword);
    const about = { pageId, keyword: post.keyword, title: post.title };
    const { featured, figures } = images.addPage(record, about);
    const linked = post.content.replaceAll(`href="${OPEN_URL}/`, 'href="silo:');
    return {
      pageId,
      keyword: post.keyword,
      title: wordpressText(post.title).trim(),
      content: wordpressHtml(withFigures(linked, figures)),
      excerpt: wordpressText(post.excerpt),
      slug: post.slug,
      categories: mapping === 'none' ? null : category === null ? [] : [category],
      tags: isPage ? null : post.tags.flatMap((tag) => tagSlugs.get(tagKey(tag)) ?? []),
      meta: metaOf(post, pageId, settings.seoPlugin),
      image: featured,
      images: [...(featured === null ? [] : [featured]), ...figures.map(({ key }) => key)],
    };
  });
  const altsOf = altsByPage(images.all);
  return {
    posts: drafts.map((post) => ({ ...post, alts: altsOf.get(post.pageId) ?? new Map() })),
    categories: isPage ? [] : built.categories,
    tags: (isPage ? [] : tags).map(({ slug, name }) => ({ slug, name, parentSlug: null })),
    images: images.all,
    refusedImages: images.refused,
    demoPosts: built.info.demoPosts,
  };
}

function altsByPage(images: readonly DesiredImage[]): ReadonlyMap<PageId, ImageAlts> {
  const byPage = new Map<PageId, Map<string, string>>();
  for (const { key, alt, source } of images) {
    const alts = byPage.get(source.pageId) ?? new Map<string, string>();
    byPage.set(source.pageId, alts.set(key, alt));
  }
  return byPage;
}

function categoryChoice({ categories }: ContentPackage, mapping: PublishSettings['categoryMapping']) {
  const topicOf = new Map(categories.map(({ slug, parentSlug }) => [slug, parentSlug ?? slug]));
  return ({ category }: PackagePost): string | null => {
    if (mapping === 'none' || category === '') return null;
    return mapping === 'pillar-to-category' ? category : (topicOf.get(category) ?? category);
  };
}

const SEO_PREFIXES = { none: null, yoast: '_yoast_', rankmath: 'rank_math_', aioseo: '_aioseo_' } as const;

function metaOf(post: PackagePost, pageId: PageId, plugin: PublishSettings['seoPlugin']) {
  const prefix = SEO_PREFIXES[plugin];
  const all = [...seoMetaOf(post), ...aioseoMetaOf(post)];
  const seo = prefix === null ? [] : all.filter(([key]) => key.startsWith(prefix));
  const own: [string, string] = ['_silo_page_id', pageId];
  return Object.fromEntries(
    [own, ...siloMetaOf(post), ...seo].map(([key, value]) => [key, wordpressField(value)]),
  );
}

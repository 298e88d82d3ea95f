// The input of every format writer: the whole site as data. Posts with resolved links, categories, tags, the silo.
import type { PageType } from '@silosmith/contract';
import type { SayPlan } from '../plan/plan-texts.ts';

export const PACKAGE_VERSION = '1.0.0';

export interface ContentPackage {
  readonly info: PackageInfo;
  /** In reading order: each pillar, its clusters, their sub-supporting pages. Only pages with an article. */
  readonly posts: readonly PackagePost[];
  /** Parents before their children. */
  readonly categories: readonly PackageCategory[];
  /** The most used first, at most 50. */
  readonly tags: readonly PackageTag[];
  /** Every one of them, for formats that declare what their posts have. */
  readonly allTags: readonly PackageTag[];
  /** Every page, with or without an article. */
  readonly silo: readonly SiloEntry[];
  readonly texts: DeliveryTexts;
}

export interface PackageInfo {
  readonly name: string;
  /** The topics, comma-separated. */
  readonly description: string;
  readonly version: typeof PACKAGE_VERSION;
  /** The first topic. */
  readonly topic: string;
  /** Primary language subtag: `en`. */
  readonly language: string;
  /** `en-US`. */
  readonly locale: string;
  readonly siteName: string;
  /** Without trailing slash; '' if not set: then links are relative to the site root. */
  readonly siteUrl: string;
  /** Author name; null if not set. */
  readonly author: string | null;
  readonly totalPosts: number;
  readonly totalWords: number;
  /** Number of posts by the demo provider. */
  readonly demoPosts: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly license: string | null;
  /** Notices that must be visible in the export: demo content, estimated figures. */
  readonly notices: readonly string[];
}

/** `heading`, `content` and `internalLinks` are made from the article when they are read, and kept until another post's are. */
export interface PackagePost {
  /** 1 for the first post. */
  readonly id: number;
  readonly keyword: string;
  /** Unique inside the package, at most 100 characters. */
  readonly slug: string;
  readonly title: string;
  /** The article's own leading `<h1>`, as HTML; '' for none. WordPress themes and most site generators print the title themselves. */
  readonly heading: string;
  /** HTML without that heading; links to other posts carry their final address, links to pages without an article are plain text. Demo content starts with its notice. */
  readonly content: string;
  /** At most 150 characters. */
  readonly excerpt: string;
  readonly seo: PostSeo;
  readonly images: { readonly featured: PackageImage | null; readonly gallery: readonly GalleryImage[] };
  /** Slug of its category. */
  readonly category: string;
  /** At most 8. */
  readonly tags: readonly string[];
  /** ISO 8601 in UTC. */
  readonly publishDate: string;
  /** ISO 8601 in UTC: when the article was generated last. */
  readonly modifiedDate: string;
  readonly wordCount: number;
  /** Minutes at 200 words a minute, rounded up. */
  readonly readingTime: number;
  readonly internalLinks: readonly InternalLink[];
  /** Slugs of up to 5 posts: parent, children, siblings. */
  readonly relatedPosts: readonly string[];
  /** Slugs of its ancestors, nearest first. */
  readonly ancestors: readonly string[];
  readonly page: PostPage;
  /** `/en/slug`. */
  readonly path: string;
  /** Site URL and path. */
  readonly url: string;
  /** Written by the demo provider. */
  readonly demo: boolean;
}

export interface PostSeo {
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** The primary keyword, then the variants. */
  readonly keywords: readonly string[];
  /** schema.org Article as JSON-LD. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** FAQPage and HowTo, where the content is one. */
  readonly furtherSchemas: readonly Readonly<Record<string, unknown>>[];
}

/** An image of a section. */
export interface GalleryImage extends PackageImage {
  /** Text of the h2 that it belongs to; null: the page as a whole. */
  readonly section: string | null;
  readonly caption: string;
}

export interface PackageImage {
  /** http(s) or data URL. */
  readonly url: string;
  readonly alt: string;
}

export interface InternalLink {
  readonly keyword: string;
  readonly slug: string;
  readonly url: string;
}

/** Placement in the silo. Unknown figures are null; `scoreEstimated` marks a score computed from one. */
export interface PostPage {
  readonly pageType: PageType;
  readonly level: 1 | 2 | 3;
  readonly topic: string;
  readonly parentKeyword: string | null;
  /** Null for a pillar, and if the parent has no article. */
  readonly parentSlug: string | null;
  readonly volume: number | null;
  readonly difficulty: number | null;
  readonly score: number;
  readonly scoreEstimated: boolean;
  readonly variants: readonly string[];
}

export interface PackageCategory {
  readonly slug: string;
  readonly name: string;
  readonly parentSlug: string | null;
  /** Number of posts in it. */
  readonly posts: number;
}

export interface PackageTag {
  readonly slug: string;
  readonly name: string;
  readonly posts: number;
}

export interface SiloEntry {
  readonly keyword: string;
  readonly topic: string;
  readonly pageType: PageType;
  readonly level: 1 | 2 | 3;
  /** Null without an article. */
  readonly slug: string | null;
  /** 0 without an article. */
  readonly wordCount: number;
  readonly children: readonly SiloEntry[];
}

/** Platforms of the drop-in, each with an integration guide and a post shape. */
export const PLATFORMS = ['wordpress', 'nextjs', 'astro', 'ghost', 'strapi'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Sentences written into exported files, in the reader's language (`exporting.delivery` of the catalogue). */
export interface DeliveryTexts {
  /** Shown at the top of each demo post, and once in each file. */
  readonly demoNotice: string;
  /** Shown once in a file with estimated figures. */
  readonly estimateNotice: string;
  readonly guides: Readonly<Record<Platform, string>>;
  /** Tag of the language of these sentences. */
  readonly language: string;
  /** Sentences of the plan as a document. */
  readonly plan: SayPlan;
}

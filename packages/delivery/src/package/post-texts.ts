// Short texts of a post: excerpt, search title and description, structured data.

import { cutAtWord, excerptOf, typesetLine } from '@silosmith/content';
import type { Article, Meta } from '@silosmith/contract';
import type { PackageInfo, PostSeo } from './content-package.ts';
import { furtherSchemasOf } from './further-schemas.ts';

/** 147 characters plus an ellipsis. */
const MAX_EXCERPT = 150;
const ELLIPSIS = '...';

export function postExcerptOf(article: Article, meta: Meta | undefined): string {
  const given = typesetLine(article.excerpt) || typesetLine(meta?.description ?? '');
  if (given === '') return excerptOf(article.content);
  return [...given].length <= MAX_EXCERPT
    ? given
    : cutAtWord(given, MAX_EXCERPT - ELLIPSIS.length) + ELLIPSIS;
}

export interface SeoInput {
  readonly title: string;
  /** Of the article. */
  readonly html: string;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  readonly meta: Meta | undefined;
  readonly url: string;
  readonly imageUrl: string | null;
  readonly publishDate: string;
  readonly wordCount: number;
  readonly info: Pick<PackageInfo, 'locale' | 'author'>;
  /** The site's name as the user gave it; null for none. */
  readonly publisher: string | null;
}

/** The structured data names an author and a publisher only if the user set one. */
export function postSeoOf(input: SeoInput): PostSeo {
  const { title, excerpt, keywords, meta, url, imageUrl, publishDate, wordCount, info, publisher } = input;
  const metaTitle = typesetLine(meta?.title ?? '') || title;
  const metaDescription = typesetLine(meta?.description ?? '') || excerpt;
  const schema = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: metaDescription,
    inLanguage: info.locale,
    datePublished: publishDate,
    wordCount,
    keywords: keywords.join(', '),
    mainEntityOfPage: url,
    ...(imageUrl === null ? {} : { image: imageUrl }),
    ...(info.author === null ? {} : { author: { '@type': 'Person', name: info.author } }),
    ...(publisher === null ? {} : { publisher: { '@type': 'Organization', name: publisher } }),
  };
  return {
    metaTitle,
    metaDescription,
    keywords,
    schema,
    /** Read from the text where a writer asks: most formats have no place for it. */
    get furtherSchemas() {
      return furtherSchemasOf(input.html, title, info.locale);
    },
  };
}

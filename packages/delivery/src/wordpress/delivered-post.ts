// One page as a WordPress site will hold it, for whoever judges it there.
import { type ProjectDocument, pageIdsOf, recordOf } from '@silosmith/contract';
import { fromProjectDocument } from '@silosmith/silo';
import type { DeliveryTexts } from '../package/content-package.ts';
import { contentPackageOf } from '../package/content-package-of.ts';
import { DesiredImages } from './images/desired-images.ts';
import { withFigures } from './images/image-figures.ts';
import { OPEN_SITE } from './open-site.ts';
import { wordpressHtml } from './wordpress-html.ts';

/** All but `html` is plain text. */
export interface DeliveredPost {
  readonly keyword: string;
  readonly title: string;
  /** Links to other posts are addresses on the host of `url`; the figures have alternative texts, and no file yet. */
  readonly html: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly slug: string;
  /** On a host that no site can have. */
  readonly url: string;
}

export interface DeliveredOptions {
  readonly nowIso: string;
  readonly texts: DeliveryTexts;
}

/** Null for a keyword that is no page with an article. */
export function deliveredPostOf(
  project: ProjectDocument,
  keyword: string,
  { nowIso, texts }: DeliveredOptions,
): DeliveredPost | null {
  const { posts, info } = contentPackageOf(project, { ...OPEN_SITE, nowIso, texts });
  const post = posts.find((one) => one.keyword === keyword);
  if (post === undefined) return null;
  const { title, slug, url, seo } = post;
  const pageId = pageIdsOf(fromProjectDocument(project).table).ofText(keyword);
  const record = recordOf(project.images, keyword);
  const { figures } = new DesiredImages(info.language).addPage(record, { pageId, keyword, title });
  return {
    keyword,
    title,
    html: wordpressHtml(withFigures(post.content, figures)),
    metaTitle: seo.metaTitle,
    metaDescription: seo.metaDescription,
    slug,
    url,
  };
}

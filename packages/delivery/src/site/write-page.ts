// Writes the page of an article or a topic with its pictures into the ZIP.
import { imageFileOf } from '../markdown/image-files.ts';
import { withGallery } from '../package/content-images.ts';
import type { ExportSource } from '../registry/export-format.ts';
import type { ZipWriter } from '../zip/zip-writer.ts';
import { articlePageOf } from './article-page.ts';
import { topicPageOf } from './list-pages.ts';
import type { Site } from './site.ts';
import { siteBodyOf } from './site-body.ts';
import { IMAGE_FOLDER, relativeHref } from './site-files.ts';
import type { SiteNode } from './site-tree.ts';

interface PageWriterPorts {
  readonly zip: ZipWriter;
  readonly loadImage: ExportSource['loadImage'];
  readonly hasImages: boolean;
}

export function createPageWriter(site: Site, { zip, loadImage, hasImages }: PageWriterPorts) {
  const encoder = new TextEncoder();
  let missing = 0;
  /** The file of a picture; null where it cannot be had. */
  const addImage = async (url: string, name: string): Promise<string | null> => {
    const image = hasImages ? await imageFileOf(url, loadImage) : null;
    if (!image) {
      if (hasImages && url !== '') missing++;
      return null;
    }
    const file = `${IMAGE_FOLDER}${name}.${image.extension}`;
    await zip.add(file, image.bytes, { store: true });
    return file;
  };
  return {
    async write(
      node: SiteNode,
      file: string,
      neighbours: readonly [SiteNode | null, SiteNode | null],
    ): Promise<void> {
      const { post } = node;
      if (!post) return zip.add(file, encoder.encode(topicPageOf(site, node, neighbours)));
      const featured = post.images.featured;
      const image = featured ? await addImage(featured.url, post.slug) : null;
      let pictures = 0;
      const illustrated = hasImages
        ? withGallery(post.content, post.images.gallery, ({ url }) => url)
        : post.content;
      const body = await siteBodyOf(illustrated, {
        language: site.contentPackage.info.language,
        words: site.words,
        hrefOf(address) {
          const target = site.fileByUrl.get(address);
          return target === undefined ? null : relativeHref(file, target);
        },
        async imageOf(address) {
          const added = await addImage(address, `${post.slug}_${++pictures}`);
          return added === null ? null : relativeHref(file, added);
        },
      });
      const page = articlePageOf(site, { node, post, file, body, image, neighbours });
      await zip.add(file, encoder.encode(page));
    },
    missingImages: () => missing,
  };
}

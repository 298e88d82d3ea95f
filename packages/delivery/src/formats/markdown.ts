// Markdown (.md ZIP): one file per post with front matter, images next to them.
import { relatedHeading } from '@silosmith/content';
import { throwIfCancelled } from '@silosmith/kernel';
import { frontMatterOf } from '../markdown/front-matter.ts';
import { imageFileOf } from '../markdown/image-files.ts';
import type { LinkTargets } from '../markdown/internal-links.ts';
import { markdownBodyOf } from '../markdown/markdown-body.ts';
import { type MarkdownOptions, markdownOptions, readMarkdownOptions } from '../markdown/markdown-options.ts';
import { withGallery } from '../package/content-images.ts';
import type { PackagePost } from '../package/content-package.ts';
import { defineFormat, type ExportSource } from '../registry/export-format.ts';
import { createZipWriter, type ZipWriter } from '../zip/zip-writer.ts';

const IMAGE_FOLDER = 'images/';

export const markdown = defineFormat({
  id: 'markdown',
  extension: 'zip',
  mimeType: 'application/zip',
  needs: 'articles',
  options: markdownOptions,
  async write(source, chosen, sink, { onProgress, signal }) {
    const { posts, categories, info } = source.posts(chosen);
    const options = readMarkdownOptions(chosen);
    const zip = createZipWriter(sink, info.createdAt);
    const encoder = new TextEncoder();
    const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
    const targets: LinkTargets = {
      postBySlug: new Map(posts.map((post) => [post.slug, post])),
      postByUrl: new Map(posts.map((post) => [post.url, post])),
    };
    let missingImages = 0;
    for (const [index, post] of posts.entries()) {
      throwIfCancelled(signal);
      const image = await addImages(zip, post, options, source);
      missingImages += image.missing;
      const head = frontMatterOf({
        post,
        categoryName: categoryNames.get(post.category) ?? '',
        draft: options.draft,
        image: image.featured,
        compact: options.maximumCompatibility,
        tags: options.tags,
      });
      const { gallery } = post.images;
      const content = withGallery(post.content, gallery, (_, at) => image.gallery[at] ?? null);
      const illustrated = gallery.length === 0 ? post : { ...post, content };
      const body = markdownBodyOf({
        post: illustrated,
        targets,
        options,
        relatedHeading: relatedHeading(info.language),
      });
      await zip.add(`${post.slug}.md`, encoder.encode(`${head}\n${body}`));
      onProgress?.({ stage: 'write', done: index + 1, total: posts.length });
    }
    const bytes = await zip.finish();
    const notes = missingImages > 0 ? [{ code: 'images-linked', params: { count: missingImages } }] : [];
    return { items: posts.length, bytes, notes };
  },
});

/** Writes the post's images; returns where they are (null for one that cannot be had), and how many images remain links. */
async function addImages(
  zip: ZipWriter,
  post: PackagePost,
  options: MarkdownOptions,
  { loadImage }: Pick<ExportSource, 'loadImage'>,
): Promise<{ featured: string | null; gallery: readonly (string | null)[]; missing: number }> {
  const { featured, gallery } = post.images;
  let missing = 0;
  const add = async (url: string, template: string, number: number): Promise<string | null> => {
    const file = options.images ? await imageFileOf(url, loadImage) : null;
    if (!file) {
      const remote = /^https?:/iu.test(url);
      if (options.images) missing++;
      return remote ? url : null;
    }
    const name = template
      .replaceAll('{slug}', post.slug)
      .replaceAll('{n}', String(number))
      .replaceAll('{ext}', file.extension);
    await zip.add(IMAGE_FOLDER + name, file.bytes, { store: file.extension !== 'svg' });
    return `${options.relativeLinks ? './' : options.basePath}${IMAGE_FOLDER}${name}`;
  };
  const path = featured ? await add(featured.url, options.featuredImageName, 0) : null;
  const paths: (string | null)[] = [];
  for (const [index, image] of gallery.entries())
    paths.push(await add(image.url, options.galleryImageName, index + 1));
  return { featured: path, gallery: paths, missing };
}

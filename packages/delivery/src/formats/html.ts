// Static site (ZIP): a page an article with its own navigation, to open from disk or to put on any server. It runs and loads nothing.
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { defineFormat } from '../registry/export-format.ts';
import { OPTION_HINTS } from '../registry/option-fields.ts';
import { author, images, keptArticles, locale, siteName, siteUrl } from '../registry/site-options.ts';
import { notFoundPageOf, startPageOf } from '../site/list-pages.ts';
import { siteOf } from '../site/site.ts';
import { SITE_CSS } from '../site/site-css.ts';
import { feedOf, robotsOf, sitemapsOf } from '../site/site-feeds.ts';
import { fileTemplateOf, NOT_FOUND_FILE, SITE_PATHS, START_FILE, STYLE_FILE } from '../site/site-files.ts';
import { neighboursOf } from '../site/site-navigation.ts';
import { nodesOf } from '../site/site-tree.ts';
import { createPageWriter } from '../site/write-page.ts';
import { createZipWriter } from '../zip/zip-writer.ts';

export const html = defineFormat({
  id: 'html',
  extension: 'zip',
  mimeType: 'application/zip',
  needs: 'articles',
  options: z.object({
    siteName,
    tagline: z._default(z.string(), '').register(OPTION_HINTS, { site: true }),
    siteUrl,
    author,
    locale,
    pathTemplate: z._default(z.string(), '/{slug}').register(OPTION_HINTS, { suggestions: SITE_PATHS }),
    images,
    keptArticles,
  }),
  async write(source, options, sink, { onProgress, signal }) {
    const pathTemplate = fileTemplateOf(options.pathTemplate);
    const contentPackage = source.posts({ ...options, pathTemplate });
    const site = siteOf(contentPackage, options.tagline);
    const zip = createZipWriter(sink, contentPackage.info.createdAt);
    const encoder = new TextEncoder();
    const add = (name: string, text: string): Promise<void> => zip.add(name, encoder.encode(text));

    await add(START_FILE, startPageOf(site));
    await add(NOT_FOUND_FILE, notFoundPageOf(site));
    await add(STYLE_FILE, SITE_CSS);
    const pages = createPageWriter(site, {
      zip,
      loadImage: options.images ? source.loadImage : undefined,
      hasImages: options.images,
    });
    const neighbours = neighboursOf(site.topics);
    const total = contentPackage.posts.length;
    let done = 0;
    for (const node of nodesOf(site.topics)) {
      throwIfCancelled(signal);
      if (node.file === null) continue;
      await pages.write(node, node.file, neighbours.get(node) ?? [null, null]);
      if (!node.post) continue;
      done++;
      onProgress?.({ stage: 'write', done, total });
    }
    const hasAddress = site.url !== '';
    if (hasAddress)
      for (const { name, text } of [...sitemapsOf(site), feedOf(site), robotsOf(site)]) await add(name, text);
    const bytes = await zip.finish();
    const missing = pages.missingImages();
    const notes = [
      ...(hasAddress ? [] : [{ code: 'no-site-address', params: {} }]),
      ...(missing > 0 ? [{ code: 'images-left-out', params: { count: missing } }] : []),
    ];
    return { items: total, bytes, notes };
  },
});

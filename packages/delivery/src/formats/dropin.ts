// Developer Drop-in (JSON): the content package with integration guides, its posts in the shape of a platform.
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { createTextSink } from '../bytes/byte-sink.ts';
import { platformPostOf } from '../dropin/platform-posts.ts';
import { type PackagePost, PLATFORMS } from '../package/content-package.ts';
import { defineFormat } from '../registry/export-format.ts';
import { author, keptArticles, locale, pathTemplate, siteName, siteUrl } from '../registry/site-options.ts';

export const dropin = defineFormat({
  id: 'dropin',
  extension: 'json',
  mimeType: 'application/json',
  needs: 'articles',
  options: z.object({
    platform: z._default(z.enum(['json', ...PLATFORMS]), 'json'),
    siteName,
    siteUrl,
    author,
    locale,
    pathTemplate,
    keptArticles,
  }),
  async write(source, options, sink, { onProgress, signal }) {
    const contentPackage = source.posts(options);
    const { info, posts, categories, tags, silo, texts } = contentPackage;
    const { platform } = options;
    const out = createTextSink(sink);
    const guides = platform === 'json' ? texts.guides : { [platform]: texts.guides[platform] };
    const shape = platform === 'json' ? plainPost : platformPostOf(platform, contentPackage);
    await out.write(`{\n"package": ${JSON.stringify(info, null, 2)},\n`);
    await out.write(`"platform": ${JSON.stringify(platform)},\n"posts": [`);
    for (const [index, post] of posts.entries()) {
      throwIfCancelled(signal);
      await out.write(`${index === 0 ? '' : ','}\n${JSON.stringify(shape(post))}`);
      onProgress?.({ stage: 'write', done: index + 1, total: posts.length });
    }
    await out.write(`\n],\n"categories": ${JSON.stringify(categories, null, 2)},\n`);
    await out.write(`"tags": ${JSON.stringify(tags)},\n"silo": ${JSON.stringify(silo, null, 2)},\n`);
    await out.write(`"integrationGuides": ${JSON.stringify(guides, null, 2)}\n}\n`);
    await out.flush();
    return { items: posts.length, bytes: out.bytes(), notes: [] };
  },
});

/** The site prints the title: its heading is left out of the data. */
function plainPost({ heading: _heading, ...post }: PackagePost): Omit<PackagePost, 'heading'> {
  return post;
}

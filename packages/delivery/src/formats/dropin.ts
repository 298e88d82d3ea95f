// Developer Drop-in (JSON): the content package with integration guides, its posts in the shape of a platform.
import { throwIfCancelled } from '@silosmith/kernel';
import { createTextSink } from '../bytes/byte-sink.ts';
import { DEFAULT_PATH_TEMPLATE } from '../package/addresses.ts';
import type { PackagePost } from '../package/content-package.ts';
import type { ExportFormat } from './export-format.ts';
import { platformPostOf } from './platform-posts.ts';

export const dropin: ExportFormat = {
  id: 'dropin',
  extension: 'json',
  mimeType: 'application/json',
  pathTemplate: DEFAULT_PATH_TEMPLATE,
  needsArticles: true,
  async write({ contentPackage }, { platform }, sink, { onProgress, signal } = {}) {
    const { info, posts, categories, tags, silo, texts } = contentPackage;
    const out = createTextSink(sink);
    const guides = platform ? { [platform]: texts.guides[platform] } : texts.guides;
    await out.write(`{\n"package": ${JSON.stringify(info, null, 2)},\n`);
    await out.write(`"platform": ${JSON.stringify(platform ?? 'json')},\n"posts": [`);
    const shape = platform ? platformPostOf(platform, contentPackage) : (post: PackagePost) => post;
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
};

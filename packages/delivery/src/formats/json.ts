// JSON: the project itself, so that the browser and the command line open it again.
import { cleanProject } from '@silosmith/content';
import type { KeyedRecords, ProjectDocument } from '@silosmith/contract';
import { throwIfCancelled } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { createTextSink } from '../bytes/byte-sink.ts';
import { defineFormat } from '../registry/export-format.ts';

export const json = defineFormat({
  id: 'json',
  extension: 'json',
  mimeType: 'application/json',
  needs: 'pages',
  holdsArticles: true,
  options: z.object({}),
  async write({ project }, _options, sink, { onProgress, signal }) {
    const out = createTextSink(sink);
    const entries = Object.entries(inRowOrder(cleanProject(project)));
    for (const [index, [key, value]] of entries.entries()) {
      throwIfCancelled(signal);
      await out.write(`${index === 0 ? '{' : ','}\n${JSON.stringify(key)}: `);
      for (const part of partsOf(value)) await out.write(part);
      onProgress?.({ stage: 'write', done: index + 1, total: entries.length });
    }
    await out.write('\n}\n');
    await out.flush();
    return { items: Object.keys(project.articles).length, bytes: out.bytes(), notes: [] };
  },
});

/** One project is one file, whichever order its articles were written in: records in the order of the keywords, then those of former pages. */
function inRowOrder(project: ProjectDocument): ProjectDocument {
  const rowOf = new Map(project.keywords.map(({ keyword }, row) => [keyword, row]));
  const order = ([a]: [string, unknown], [b]: [string, unknown]): number =>
    (rowOf.get(a) ?? rowOf.size) - (rowOf.get(b) ?? rowOf.size) || (a < b ? -1 : 1);
  const sorted = <T>(records: KeyedRecords<T>): Record<string, T> =>
    Object.fromEntries(Object.entries(records).sort(order));
  const { articles, metas, tags, images } = project;
  return {
    ...project,
    articles: sorted(articles),
    metas: sorted(metas),
    tags: sorted(tags),
    images: sorted(images),
  };
}

/** Long lists and records are written entry by entry, one per line: a project of 100,000 keywords is never one string. */
function* partsOf(value: unknown): Generator<string> {
  if (Array.isArray(value) && value.length > 0) {
    for (const [index, entry] of value.entries())
      yield `${index === 0 ? '[' : ','}\n  ${JSON.stringify(entry)}`;
    yield '\n]';
  } else if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    let mark = '{';
    for (const [key, entry] of Object.entries(value)) {
      if (entry === undefined) continue;
      yield `${mark}\n  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`;
      mark = ',';
    }
    yield mark === '{' ? '{}' : '\n}';
  } else yield JSON.stringify(value);
}

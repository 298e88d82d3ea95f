// A project, a store in memory and ports for tests of publishing.
import {
  type ImageRecord,
  type ProjectDocument,
  recordOf,
  siteRecordSchema,
  snapshotSchema,
} from '@silosmith/contract';
import type { Timer } from '@silosmith/kernel';
import { articleOf, deliveryTexts, metaOf, pageOf, projectOf, tagsOf } from '@silosmith/testkit';
import { imageUrlOf } from '../wordpress/images/desired-images.ts';
import { desiredSiteOf } from '../wordpress/publish/desired-posts.ts';
import { type PublishPorts, type PublishRequest, preparePublishing } from '../wordpress/publish/prepare.ts';
import { publishSettingsSchema } from '../wordpress/publish/publish-settings.ts';
import { prepareRollback, runRollback } from '../wordpress/publish/rollback.ts';
import { runPublishing } from '../wordpress/publish/run-publishing.ts';
import type { PublishStore } from '../wordpress/publish/site-record.ts';
import { connect } from '../wordpress/rest/connect.ts';
import { createDirectTransport, REPLY_TIMEOUT_MS } from '../wordpress/rest/direct-transport.ts';
import { type FakeWordPress, HOME } from './fake-wordpress.ts';

/** A pillar with pages below it that link to it and to each other. */
export function linkedProject(
  keywords: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
  images: readonly ImageRecord[] = [],
) {
  const [pillar = 'tea', ...others] = keywords;
  const silo = [pageOf(pillar, { children: others.map((keyword) => pageOf(keyword)) })];
  const articles = keywords.map((keyword, at) => {
    const target = keywords[(at + 1) % keywords.length] ?? pillar;
    const links = `See <a href="silo:${target}">${target}</a> and <a href="silo:${pillar}">${pillar}</a>.`;
    return articleOf(keyword, `<h1>${keyword}</h1><p>${texts.get(keyword) ?? 'Text.'}</p><p>${links}</p>`);
  });
  const tags = keywords.map((keyword, at) => tagsOf(keyword, ['shared tag', `tag ${at % 3} & more`]));
  return projectOf({ silo, articles, tags, metas: keywords.map((keyword) => metaOf(keyword)), images });
}

/** Keeps JSON only, as a file does; `isDead` refuses every write. */
export class MemoryStore implements PublishStore {
  record: string | null = null;
  readonly kept = new Map<string, string>();
  isDead = false;

  #alive(): void {
    if (this.isDead) throw new Error('killed');
  }

  async load() {
    return this.record === null ? null : siteRecordSchema.parse(JSON.parse(this.record));
  }

  async save(record: unknown) {
    this.#alive();
    this.record = JSON.stringify(record);
  }

  async snapshots() {
    return [...this.kept.keys()].sort().reverse();
  }

  async loadSnapshot(id: string) {
    const text = this.kept.get(id);
    return text === undefined ? null : snapshotSchema.parse(JSON.parse(text));
  }

  async saveSnapshot(snapshot: { readonly id: string }) {
    this.#alive();
    this.kept.set(snapshot.id, JSON.stringify(snapshot));
  }

  async removeSnapshot(id: string) {
    this.#alive();
    this.kept.delete(id);
  }
}

let ids = 0;
let nowMs = 1_767_225_600_000;

/** Pauses take no time; a deadline never comes unless `late` says so. */
export function portsFor(fetch: FakeWordPress['fetch'], store: PublishStore): PublishPorts {
  const timer: Timer = {
    sleep: (delayMs, signal) =>
      delayMs < REPLY_TIMEOUT_MS
        ? Promise.resolve()
        : new Promise((_resolve, reject) => {
            if (signal?.aborted) reject(new Error('stopped'));
            signal?.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
          }),
  };
  return {
    transport: createDirectTransport({ fetch, timer }),
    store,
    clock: { nowMs: () => (nowMs += 1000) },
    newId: () => `id${++ids}`,
    timer,
  };
}

export const LOGIN = { user: 'ada', password: 'abcd efgh ijkl mnop qrst uvwx' };

export interface PublishOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly overwrite?: boolean;
  readonly signal?: AbortSignal;
  readonly url?: string;
  readonly login?: typeof LOGIN;
}

export async function publishTo(project: ProjectDocument, ports: PublishPorts, options: PublishOptions = {}) {
  const prepared = await planFor(project, ports, options);
  return runPublishing(prepared, ports, { signal: options.signal });
}

export async function planFor(project: ProjectDocument, ports: PublishPorts, options: PublishOptions = {}) {
  const { signal, overwrite = false, url = HOME, login = LOGIN } = options;
  const connection = await connect({ url, login, tries: 3 }, ports, signal);
  const settings = publishSettingsSchema.parse(options.settings ?? {});
  const nowIso = new Date(ports.clock.nowMs()).toISOString();
  const desired = desiredSiteOf(project, { settings, nowIso, texts: deliveryTexts });
  const request = { desired, settings, overwrite, imageUrl: imageUrlIn(project) };
  return preparePublishing(connection, request, ports, signal);
}

const imageUrlIn =
  ({ images }: ProjectDocument): PublishRequest['imageUrl'] =>
  ({ source }) =>
    imageUrlOf(recordOf(images, source.keyword), source);

export async function rollBack(ports: PublishPorts, options: PublishOptions = {}) {
  const { overwrite = false, url = HOME, login = LOGIN } = options;
  const connection = await connect({ url, login, tries: 3 }, ports);
  const prepared = await prepareRollback(connection, ports);
  return { plan: prepared.plan, ...(await runRollback(prepared, ports, { overwrite })) };
}

// Everything a run or a preview needs: the record, the facts of the site, the plan.
import type { PageId, PostType } from '@silosmith/contract';
import { type Clock, Fault } from '@silosmith/kernel';
import type { DesiredImage } from '../images/desired-images.ts';
import { idsOfPages } from '../rest/companion.ts';
import { type Connection, readMetaTypes } from '../rest/connect.ts';
import { createMedia, type Media } from '../rest/media.ts';
import { createPosts, type Posts } from '../rest/posts.ts';
import type { RestPorts } from '../rest/site-transport.ts';
import { createTerms, type Terms } from '../rest/terms.ts';
import { type WordPressFaultCode, wordpressFault } from '../rest/wordpress-fault.ts';
import type { DesiredSite } from './desired-posts.ts';
import { type PlanFacts, planOf } from './plan-of.ts';
import type { PlanItem, PublishPlan } from './plan-publishing.ts';
import type { FieldContext, WantedStatus } from './post-fields.ts';
import type { PublishSettings } from './publish-settings.ts';
import { type OpenRecord, openRecord, type PublishStore } from './site-record.ts';
import { readSite, type SiteFacts } from './site-state.ts';

export interface PublishPorts extends RestPorts {
  readonly clock: Clock;
  readonly store: PublishStore;
  /** A new identifier. */
  readonly newId: () => string;
  /** `planOf`, where it is not to be made here: it reads every text twice. */
  readonly plan?: (facts: PlanFacts, signal?: AbortSignal) => Promise<PublishPlan>;
}

export interface PublishRequest {
  /** What the site should hold, by `desiredSiteOf` and the same settings. */
  readonly desired: DesiredSite;
  readonly settings: PublishSettings;
  /** Data URL of an image of `desired`; null where it is gone. */
  readonly imageUrl: (image: DesiredImage) => string | null;
  /** Our text replaces what was edited on the site. */
  readonly overwrite: boolean;
}

export interface PreparedRun {
  readonly connection: Connection;
  readonly request: PublishRequest;
  readonly desired: DesiredSite;
  readonly record: OpenRecord;
  readonly facts: SiteFacts;
  readonly plan: PublishPlan;
  readonly posts: Posts;
  readonly terms: Terms;
  readonly media: Media;
  /** Ids of posts by the page they were made for, where the companion plugin knows them. */
  readonly idsOf: (pages: readonly PageId[]) => Promise<ReadonlyMap<string, number>>;
}

const WANTED: Readonly<Record<PublishSettings['status'], WantedStatus>> = {
  draft: 'draft',
  publish: 'publish',
  schedule: 'future',
};
export const wantedStatus = ({ status }: PublishSettings): WantedStatus => WANTED[status];

/** Throws `wordpress.nothing-to-publish`, `missing-right` and its kind, `other-type-unfinished`, and faults of the calls. Writes nothing. */
export async function preparePublishing(
  opened: Connection,
  request: PublishRequest,
  ports: PublishPorts,
  signal?: AbortSignal,
): Promise<PreparedRun> {
  const { settings, desired } = request;
  if (desired.posts.length === 0) throw wordpressFault('nothing-to-publish');
  needRights(opened, settings);
  const { postType: type } = settings;
  const isPage = type === 'page';
  const metaTypes = isPage ? await readMetaTypes(opened.rest, type, signal) : opened.metaTypes;
  const connection = { ...opened, metaTypes };
  const { home } = connection.site;
  const { host } = new URL(home);
  const posts = createPosts(connection.rest, host, type, signal);
  const others = createPosts(connection.rest, host, isPage ? 'post' : 'page', signal);
  const terms = createTerms(connection.rest, host, signal);
  const media = createMedia(connection.rest, host, signal);
  const record = await openRecord(ports, home);
  await needSameType(record, type, ports);
  const mayUpload = connection.user.capabilities.has('upload_files');
  const idsOf: PreparedRun['idsOf'] = async (pages) =>
    connection.companion === null ? new Map() : idsOfPages(connection.rest, pages, type, signal);
  const facts = await readSite(desired, record, { type, posts, others, terms, media, mayUpload, idsOf });
  const plan = await (ports.plan ?? planOf)(
    {
      type,
      desired,
      entries: record.all(),
      site: facts,
      wanted: wantedStatus(settings),
      metaTypes: connection.metaTypes,
      overwrite: request.overwrite,
    },
    signal,
  );
  return { connection, request, desired, record, facts, plan, posts, terms, media, idsOf };
}

/** What a run left unfinished is continued in its own snapshot, whose posts are of one type. */
async function needSameType(
  { unfinished }: OpenRecord,
  type: PostType,
  { store }: PublishPorts,
): Promise<void> {
  const snapshot = unfinished === null ? null : await store.loadSnapshot(unfinished);
  if (snapshot !== null && snapshot.type !== type)
    throw wordpressFault('other-type-unfinished', { type: snapshot.type });
}

/** Throws the fault of the first right that every post needs and the user has not; each has another way out. */
function needRights({ user, site }: Connection, { status, images, postType }: PublishSettings): void {
  const needed: [WordPressFaultCode, string][] = [['missing-right', `edit_${postType}s`]];
  if (status !== 'draft') needed.push(['missing-publish-right', `publish_${postType}s`]);
  if (images === 'always') needed.push(['missing-upload-right', 'upload_files']);
  const missing = needed.find(([, right]) => !user.capabilities.has(right));
  if (missing === undefined) return;
  const [code, right] = missing;
  const { host } = new URL(site.home);
  throw wordpressFault(code, { host, user: user.name, role: user.roles.join(', '), right });
}

export function contextOf(
  { metaTypes }: Connection,
  settings: PublishSettings,
  { termIds, media }: Pick<SiteFacts, 'termIds' | 'media'>,
  permalinkOf: FieldContext['permalinkOf'],
): FieldContext {
  return {
    wanted: wantedStatus(settings),
    metaTypes,
    termIds,
    permalinkOf,
    mediaOf: (key) => media.get(key),
  };
}

/** In the order of the project. */
export function plannedItems({ create, update, skip }: PublishPlan): PlanItem[] {
  return [...create, ...update, ...skip];
}

/** Faults that concern every post, so that a run ends with them. */
const HALTING = new Set(
  [
    ...['unreachable', 'timeout', 'tls', 'redirected', 'html', 'blocked', 'no-rest', 'rest-closed', 'busy'],
    'private-address',
    ...['not-logged-in', 'wrong-user', 'wrong-password', 'passwords-disabled', 'no-application-passwords'],
  ].map((code) => `wordpress.${code}`),
);

/** Rethrows what one post cannot be blamed for. */
export function faultOfPost(error: unknown): Fault {
  if (error instanceof Fault && error.code.startsWith('wordpress.') && !HALTING.has(error.code)) return error;
  throw error;
}

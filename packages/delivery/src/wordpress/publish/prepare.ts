// Everything a run or a preview needs: the record, the facts of the site, the plan.
import { type Clock, Fault } from '@silosmith/kernel';
import type { DesiredImage } from '../images/desired-images.ts';
import type { Connection } from '../rest/connect.ts';
import { createMedia, type Media } from '../rest/media.ts';
import { createPosts, type Posts, type SitePost } from '../rest/posts.ts';
import type { RestPorts } from '../rest/site-transport.ts';
import { createTerms, type Terms } from '../rest/terms.ts';
import { wordpressFault } from '../rest/wordpress-fault.ts';
import type { DesiredPost, DesiredSite } from './desired-posts.ts';
import { likelyPost, type PlanItem, type PublishPlan, planPublishing } from './plan-publishing.ts';
import type { FieldContext, WantedStatus } from './post-fields.ts';
import type { PublishSettings } from './publish-settings.ts';
import { type OpenRecord, openRecord, type PublishStore } from './site-record.ts';
import { permalinksBy, readSite, type SiteFacts } from './site-state.ts';

export interface PublishPorts extends RestPorts {
  readonly clock: Clock;
  readonly store: PublishStore;
  /** A new identifier. */
  readonly newId: () => string;
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
}

const WANTED: Readonly<Record<PublishSettings['status'], WantedStatus>> = {
  draft: 'draft',
  publish: 'publish',
  schedule: 'future',
};
export const wantedStatus = ({ status }: PublishSettings): WantedStatus => WANTED[status];

/** Throws `wordpress.nothing-to-publish`, `missing-right`, and faults of the calls. Writes nothing. */
export async function preparePublishing(
  connection: Connection,
  request: PublishRequest,
  ports: PublishPorts,
  signal?: AbortSignal,
): Promise<PreparedRun> {
  const { settings, desired } = request;
  if (desired.posts.length === 0) throw wordpressFault('nothing-to-publish');
  needRights(connection, settings);
  const { home } = connection.site;
  const { host } = new URL(home);
  const posts = createPosts(connection.rest, host, signal);
  const terms = createTerms(connection.rest, host, signal);
  const media = createMedia(connection.rest, host, signal);
  const record = await openRecord(ports.store, home);
  const mayUpload = connection.user.capabilities.has('upload_files');
  const facts = await readSite(desired, record, { posts, terms, media, mayUpload });
  const permalinkOf = permalinksBy(desired.posts, (post) => postBefore(post, facts, record));
  const plan = planPublishing({
    desired,
    entryOf: (pageId) => record.get(pageId),
    site: facts.state,
    context: contextOf(connection, settings, facts, permalinkOf),
    overwrite: request.overwrite,
    nameOfTerm: termNames(desired),
    nameOfImage: imageNames(desired),
  });
  return { connection, request, desired, record, facts, plan, posts, terms, media };
}

/** Throws `wordpress.missing-right` for what every post needs. */
function needRights({ user, site }: Connection, { status, images }: PublishSettings): void {
  const needed = [status === 'draft' ? 'edit_posts' : 'publish_posts'];
  if (images === 'always') needed.push('upload_files');
  const right = needed.find((wanted) => !user.capabilities.has(wanted));
  if (right !== undefined) {
    const params = { host: new URL(site.home).host, user: user.name, role: user.roles.join(', '), right };
    throw wordpressFault('missing-right', params);
  }
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

/** Null: the page has no post and gets none, since its post is in the trash. Whether a post of our slug is ours the plan decides. */
function postBefore(
  post: DesiredPost,
  { state }: SiteFacts,
  record: OpenRecord,
): SitePost | null | undefined {
  const { postId: id = null, nonce = null } = record.get(post.pageId) ?? {};
  if (id === null && nonce !== null) return state.bySlug.get(nonce)?.[0];
  if (id === null) return likelyPost(post, state);
  return state.trashed.has(id) ? null : state.posts.get(id);
}

function termNames({ categories, tags }: DesiredSite): (slug: string) => string {
  const names = new Map([...tags, ...categories].map(({ slug, name }) => [slug, name]));
  return (slug) => names.get(slug) ?? slug;
}

function imageNames({ images }: DesiredSite): (key: string) => string {
  const names = new Map(images.map(({ key, name }) => [key, name]));
  return (key) => names.get(key) ?? '';
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

// Reads back every post that a run wrote and names each field that did not stick, with the reason where it is known.
import { Fault, type OnProgress, throwIfCancelled } from '@silosmith/kernel';
import type { Connection } from '../rest/connect.ts';
import type { Posts, SitePost } from '../rest/posts.ts';
import type { RestPorts } from '../rest/site-transport.ts';
import type { DesiredPost } from './desired-posts.ts';
import { compared, type FieldContext, isAsWanted } from './post-fields.ts';
import type { Field } from './site-record.ts';

export type VerificationReason =
  | 'altered'
  | 'html-filtered'
  | 'slug-taken'
  | 'status-by-site'
  | 'terms-missing'
  | 'meta-not-kept'
  | 'image-not-set'
  | 'alt-not-kept';

export interface VerificationReport {
  readonly status: 'success' | 'warning' | 'error';
  /** Null: everything is as it was sent. */
  readonly code:
    | 'gone'
    | 'permalink-missing'
    | 'permalink-status'
    | 'permalink-unreachable'
    | 'fields'
    | null;
  /** Fields that were compared. */
  readonly checked: readonly Field[];
  /** Of these the ones that are not as they were sent. */
  readonly fields: readonly { readonly field: Field; readonly reason: VerificationReason }[];
  readonly permalink: string;
  /** Null for a post that is not public. */
  readonly httpStatus: number | null;
  readonly contentMatch: boolean;
}

export interface VerifyPorts {
  readonly posts: Posts;
  readonly connection: Connection;
  readonly ports: RestPorts;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress;
}

/** Reports by page id. */
export async function verifyPosts(
  wanted: ReadonlyMap<number, DesiredPost>,
  context: FieldContext,
  { posts, connection, ports, signal, onProgress }: VerifyPorts,
): Promise<Map<string, VerificationReport>> {
  const found = await posts.byId([...wanted.keys()]);
  const reports = new Map<string, VerificationReport>();
  for (const [id, post] of wanted) {
    throwIfCancelled(signal);
    onProgress?.({ stage: 'verify', done: reports.size, total: wanted.size });
    const site = found.get(id);
    const httpStatus =
      site?.status === 'publish' ? await statusAt(connection.site.home, site.permalink, ports, signal) : null;
    reports.set(post.pageId, reportOf(post, site, httpStatus, { context, connection }));
  }
  return reports;
}

/** As a visitor sees it; 0 where there is no answer. */
async function statusAt(
  site: string,
  route: string,
  { transport }: RestPorts,
  signal?: AbortSignal,
): Promise<number> {
  try {
    const call = { site, target: 'page', route, method: 'GET', params: {} } as const;
    return (await transport.send(call, null, signal)).status;
  } catch (error) {
    throwIfCancelled(signal);
    if (error instanceof Fault) return 0;
    throw error;
  }
}

function reportOf(
  post: DesiredPost,
  site: SitePost | undefined,
  httpStatus: number | null,
  { context, connection }: { readonly context: FieldContext; readonly connection: Connection },
): VerificationReport {
  if (site === undefined)
    return {
      ...{ status: 'error', code: 'gone', checked: [], fields: [] },
      ...{ permalink: '', httpStatus, contentMatch: false },
    };
  const both = compared(post, site, context);
  const checked = [...both.ours.keys()];
  const wrong = checked.filter((field) => !isAsWanted(field, both, context));
  const isFiltered = !connection.user.capabilities.has('unfiltered_html');
  const fields = wrong.map((field) => ({ field, reason: reasonOf(field, isFiltered) }));
  const base = {
    checked,
    fields,
    permalink: site.permalink,
    httpStatus,
    contentMatch: !wrong.includes('content'),
  };
  if (httpStatus === 404) return { ...base, status: 'error', code: 'permalink-missing' };
  if (httpStatus === 0) return { ...base, status: 'error', code: 'permalink-unreachable' };
  if (httpStatus !== null && (httpStatus < 200 || httpStatus > 299))
    return { ...base, status: 'warning', code: 'permalink-status' };
  return fields.length > 0
    ? { ...base, status: 'warning', code: 'fields' }
    : { ...base, status: 'success', code: null };
}

const REASONS: Readonly<Record<Field, VerificationReason>> = {
  title: 'altered',
  content: 'altered',
  excerpt: 'altered',
  slug: 'slug-taken',
  status: 'status-by-site',
  categories: 'terms-missing',
  tags: 'terms-missing',
  meta: 'meta-not-kept',
  image: 'image-not-set',
  alt: 'alt-not-kept',
};

/** Without the right `unfiltered_html` WordPress takes tags out and writes bare `&` and `<` as entities. */
function reasonOf(field: Field, isFiltered: boolean): VerificationReason {
  const reason = REASONS[field];
  return reason === 'altered' && isFiltered ? 'html-filtered' : reason;
}

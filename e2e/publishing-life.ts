// The whole life of a silo on a real WordPress, held against what the site has after each step: drafts, published, some changed, rolled back.
import { expect } from 'vitest';
import { EXAMPLE_HOST, type Login, type PublishingSite, type SitePost } from './publishing-site.ts';

export interface Life {
  readonly site: PublishingSite;
  readonly keywords: readonly string[];
  readonly login: Login;
  /** Of each run. */
  readonly words: readonly string[];
  /** What WordPress does to the posts of this user, by the reason that the verification gives. */
  readonly expected: ReadonlySet<string>;
  /** Of authors WordPress deletes no term. */
  readonly deletesTerms: boolean;
}

interface Result {
  readonly keyword: string;
  readonly url: string;
  readonly postId: number;
  readonly verification: {
    readonly status: string;
    readonly httpStatus: number | null;
    readonly fields: readonly { field: string; reason: string }[];
  };
}

interface Run {
  readonly plan: {
    readonly create: readonly unknown[];
    readonly update: readonly { keyword: string; postId: number; changes: object }[];
    readonly skip: readonly unknown[];
    readonly images: { readonly upload: readonly unknown[] };
  };
  readonly results?: readonly Result[];
}

/** Pages that are changed after they were published. */
const CHANGED = 3;

/** `whenPublished` looks at the posts while they are public. */
export async function liveThrough(
  life: Life,
  whenPublished: (posts: readonly SitePost[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { keywords } = life;
  await leavesNothing(life, async (ours) => {
    await plansWithoutWriting(life);
    expectAsSent(life, await publish(life, '--images'));
    await expectDrafts(life, await ours());
    const second = await publish(life, '--status', 'publish');
    expect(second.plan.update).toHaveLength(keywords.length);
    const published = await expectPublic(life, second, ours);
    await whenPublished(published);
    await expectChangedAlone(life, published, ours);
    expect((await publish(life, '--status', 'publish')).plan.skip).toHaveLength(keywords.length);
    return 3;
  });
}

/** Published at once, without images: are its addresses right? */
export async function publishAndUndo(life: Life): Promise<void> {
  await leavesNothing(life, async (ours) => {
    const run = await publish(life, '--status', 'publish', '--no-images');
    expectAsSent(life, run);
    await followAll(run, await ours());
    return 1;
  });
}

type Ours = () => Promise<readonly SitePost[]>;

const publish = async ({ site, words, login }: Life, ...more: readonly string[]): Promise<Run> =>
  await site.publish([...words, ...more], login);

/** `work` gives the number of its runs that wrote. What others put on the site stays as it is, and ours goes with as many rollbacks. */
async function leavesNothing(
  { site, login, deletesTerms }: Life,
  work: (ours: Ours) => Promise<number>,
): Promise<void> {
  const contentOfSite = () => (deletesTerms ? site.content() : site.contentWithoutTerms());
  const before = await contentOfSite();
  const others = (await site.posts()).map(({ id }) => id);
  const rows = site.rowsOf(others);
  const runs = await work(async () => (await site.posts()).filter(({ id }) => !others.includes(id)));
  expect(site.rowsOf(others)).toBe(rows);
  for (let run = 0; run < runs; run++) await site.publish(['--rollback'], login);
  expect(await contentOfSite()).toBe(before);
  expect(site.rowsOf(others)).toBe(rows);
}

async function plansWithoutWriting(life: Life): Promise<void> {
  const { site, keywords } = life;
  const before = await site.content();
  const dry = await publish(life, '--dry-run');
  expect([dry.plan.create.length, dry.plan.images.upload.length, dry.results]).toEqual([
    keywords.length,
    site.distinctImages(),
    undefined,
  ]);
  expect(await site.content()).toBe(before);
}

function expectAsSent({ expected, keywords }: Life, { results = [] }: Run): void {
  expect(results).toHaveLength(keywords.length);
  for (const { keyword, verification } of results) {
    const wrong = verification.fields.filter(({ reason }) => !expected.has(reason));
    expect([keyword, wrong]).toEqual([keyword, []]);
    if (expected.size === 0) expect([keyword, verification.status]).toEqual([keyword, 'success']);
  }
}

/** Fields, images and links of what was written first. */
async function expectDrafts({ site, keywords }: Life, drafts: readonly SitePost[]): Promise<void> {
  const images = site.distinctImages();
  expect(images).toBeGreaterThan(keywords.length);
  expect(await site.asHeld(drafts)).toEqual(site.asWanted('draft'));
  const media = await site.media();
  expect([media.length, media.filter(({ alt_text: alt }) => alt === '')]).toEqual([images, []]);
  expect(new Set(drafts.map(({ featured_media: id }) => id)).size).toBe(keywords.length);
  const sources = drafts.flatMap(({ content }) =>
    [...content.raw.matchAll(/<img[^>]* src="([^"]+)"/gu)].map(([, from = '']) => from),
  );
  expect(sources.length).toBe(images - keywords.length);
  for (const { source_url: from } of media) {
    const seen = await fetch(from);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png']);
    await seen.arrayBuffer();
  }
  expect(sources.filter((from) => !media.some(({ source_url: known }) => known === from))).toEqual([]);
  const slugs = new Set(drafts.map(({ slug }) => slug));
  const links = linksOf(drafts);
  expect(links.length).toBeGreaterThan(keywords.length);
  for (const link of links)
    expect(slugs).toContain(new URL(link).pathname.split('/').findLast((part) => part !== ''));
}

async function expectPublic(life: Life, run: Run, ours: Ours): Promise<readonly SitePost[]> {
  expectAsSent(life, run);
  const published = await ours();
  expect(await life.site.asHeld(published)).toEqual(life.site.asWanted('publish'));
  await followAll(run, published);
  return published;
}

async function expectChangedAlone(life: Life, published: readonly SitePost[], ours: Ours): Promise<void> {
  const { site, keywords } = life;
  const changed = keywords.slice(0, CHANGED);
  for (const keyword of changed) site.change(keyword, 'Another paragraph & more.');
  const { plan, results = [] } = await publish(life, '--status', 'publish');
  const { create, update, skip } = plan;
  expect([create.length, update.length, skip.length]).toEqual([0, CHANGED, keywords.length - CHANGED]);
  expect(update.map(({ keyword }) => keyword).toSorted()).toEqual(changed.toSorted());
  for (const { changes } of update) expect(Object.keys(changes)).toEqual(['content']);
  expect(new Set(results.map(({ postId }) => postId)).size).toBe(keywords.length);
  const after = await ours();
  const ofChanged = new Set(update.map(({ postId }) => postId));
  const alike = (posts: readonly SitePost[]) => posts.filter(({ id }) => !ofChanged.has(id));
  expect(alike(after)).toEqual(alike(published));
  expect(await site.asHeld(after)).toEqual(site.asWanted('publish'));
}

/** The posts, and every link of their texts: the theme has links of its own. */
async function followAll({ results = [] }: Run, posts: readonly SitePost[]): Promise<void> {
  const links = new Set(linksOf(posts));
  expect(links.size).toBeGreaterThan(1);
  for (const to of [...results.map(({ url }) => url), ...links])
    expect([to, await statusAt(to)]).toEqual([to, 200]);
}

const linksOf = (posts: readonly SitePost[]): string[] =>
  posts
    .flatMap(({ content }) => [...content.raw.matchAll(/<a href="([^"]+)"/gu)])
    .map(([, to = '']) => to)
    .filter((to) => new URL(to).host !== EXAMPLE_HOST);

/** Without following a redirect: a link has to be the address itself. */
async function statusAt(url: string): Promise<number> {
  const reply = await fetch(url, { redirect: 'manual' });
  // A body that is left unread keeps its connection.
  await reply.text();
  return reply.status;
}

import { expect, it } from 'vitest';
import { FakeWordPress } from '../../testing/fake-wordpress.ts';
import {
  linkedProject,
  MemoryStore,
  planFor,
  portsFor,
  publishTo,
  rollBack,
} from '../../testing/publish-setup.ts';
import { adoptPublication, publicationOf } from './publication.ts';

const KEYWORDS = ['tea', 'green tea', 'tea pot'];
const project = linkedProject(KEYWORDS);
const changed = linkedProject(KEYWORDS, new Map([['tea', 'Another text.']]));

async function carry(from: MemoryStore, to: MemoryStore): Promise<void> {
  const publication = await publicationOf(from);
  // As a file does.
  if (publication !== null) await adoptPublication(to, JSON.parse(JSON.stringify(publication)));
}
const countsOf = ({ plan }: Awaited<ReturnType<typeof planFor>>) => [
  plan.create.length,
  plan.update.length,
  plan.skip.length,
];

it('what one place published, another updates and undoes, and the first knows of it', async () => {
  const site = new FakeWordPress();
  const [browser, file] = [new MemoryStore(), new MemoryStore()];
  const [here, there] = [portsFor(site.fetch, browser), portsFor(site.fetch, file)];
  expect(await publicationOf(browser)).toBeNull();
  await publishTo(project, here);
  const first = JSON.stringify([...site.posts]);
  await carry(browser, file);
  expect(countsOf(await planFor(project, there))).toEqual([0, 0, 3]);
  await publishTo(changed, there);
  expect(JSON.stringify([...site.posts])).not.toBe(first);
  await carry(file, browser);
  expect(countsOf(await planFor(changed, here))).toEqual([0, 0, 3]);
  await rollBack(here);
  expect(JSON.stringify([...site.posts])).toBe(first);
  await carry(browser, file);
  expect(await file.snapshots()).toEqual(await browser.snapshots());
  await rollBack(there);
  expect(site.posts.size).toBe(0);
  await carry(file, browser);
  await expect(rollBack(here)).rejects.toMatchObject({ code: 'wordpress.no-rollback-data' });
});

it('the record that was saved last holds, and no page loses its post', async () => {
  const site = new FakeWordPress();
  const [browser, file] = [new MemoryStore(), new MemoryStore()];
  const [here, there] = [portsFor(site.fetch, browser), portsFor(site.fetch, file)];
  await publishTo(linkedProject(KEYWORDS.slice(0, 2)), here);
  await carry(browser, file);
  await publishTo(project, here);
  // Neither knows what the other does from here on.
  await publishTo(linkedProject(KEYWORDS.slice(0, 2), new Map([['tea', 'Another text.']])), there);
  expect((await file.load())?.pages).toHaveLength(2);
  const later = await file.snapshots();
  await carry(browser, file);
  expect(await file.snapshots()).toEqual(later);
  expect((await file.load())?.pages.map(({ keyword }) => keyword).toSorted()).toEqual(KEYWORDS.toSorted());
  const before = file.record;
  await carry(browser, file);
  expect(file.record).toBe(before);
  expect(countsOf(await planFor(project, there))[0]).toBe(0);
});

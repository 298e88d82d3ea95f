import type { PlacementWhy } from '@silosmith/contract';
import {
  applyEdit,
  autoFix,
  buildTokenIndex,
  checkSilo,
  compareSite,
  ResidentSilo,
  type SiloEdit,
} from '@silosmith/silo';
import { smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { type SlicedMessage, sliceReader } from '../../platform/sliced-message.ts';
import { answerResidentOrders } from '../../workers/answer-resident-orders.ts';
import type { ResidentNews, ResidentOrder } from '../../workers/resident-silo-messages.ts';
import type { OpenProject } from './open-project.ts';
import { projectOfImport, withRows } from './project-rows.ts';
import { projectStore, redo, setProjectBackend, takeEdit, undo } from './project-store.ts';
import { createResidentClient, type ResidentClient } from './resident-silo.ts';
import { silentBackend } from './testing/silent-backend.ts';

/** A worker that lives in this thread and answers a task later. */
class ThreadWorker {
  static made: ThreadWorker[] = [];
  readonly orders: ResidentOrder[] = [];
  ended = false;
  onmessage: ((event: { data: ResidentNews }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  private readonly answer = answerResidentOrders();
  private readonly read = sliceReader((body) => {
    const order = body as ResidentOrder;
    this.orders.push(order);
    const news = structuredClone(this.answer(order));
    setTimeout(() => !this.ended && this.onmessage?.({ data: news }));
  });
  constructor() {
    ThreadWorker.made.push(this);
  }
  postMessage(message: SlicedMessage): void {
    this.read(structuredClone(message));
  }
  terminate(): void {
    this.ended = true;
  }
}

const KEYWORDS = ['red shoes', 'red shoes men', 'blue shoes', 'shoes red', 'garden shoes'];
let client: ResidentClient;
const current = (): OpenProject => {
  const { project } = projectStore.getState();
  if (project === null) throw new Error('no project');
  return project;
};
const orders = () => ThreadWorker.made.flatMap((worker) => worker.orders.map(({ type }) => type));
const edit = (one: SiloEdit) => takeEdit(applyEdit(current(), one), { label: 'common.cancel' });

/** What a check of the whole silo says now. */
function whole() {
  const { table, silo, language } = current();
  return checkSilo(table, silo, buildTokenIndex(table, language));
}
/** When the page has drawn. */
let drawn: Promise<void>;
const settled = () => vi.waitFor(() => expect(client.checks.getState().running).toBe(false));

beforeEach(() => {
  ThreadWorker.made = [];
  drawn = Promise.resolve();
  setProjectBackend(silentBackend());
  projectStore.setState({ status: 'open', project: projectOfImport('p1', smallImport(KEYWORDS)) });
  // The client uses these members of a Worker alone.
  const create = () => new ThreadWorker() as unknown as Worker;
  client = createResidentClient({ create, pause: async () => undefined, nextFrame: () => drawn });
  client.follow(current());
  const stop = projectStore.subscribe(({ project }) => project !== null && client.follow(project));
  return () => {
    stop();
    client.stop();
  };
});

it('sends the silo once; edits, undo and redo go as patches and give what a whole check gives', async () => {
  await settled();
  expect(client.checks.getState().report).toEqual(whole());
  await edit({ type: 'toggleFavourite', row: 1 });
  await edit({ type: 'merge', row: 3, into: 1 });
  await edit({ type: 'rename', row: 2, keyword: 'red shoes women' });
  await edit({ type: 'add', keyword: 'shoes for men red', level: 2, pillar: 0 });
  await settled();
  expect(client.checks.getState().report).toEqual(whole());
  await undo();
  await undo();
  await redo();
  await settled();
  expect(client.checks.getState().report).toEqual(whole());
  expect(orders()).toEqual(['open', 'change', 'change', 'change', 'change', 'change', 'change', 'change']);
});

it('does nothing where neither keywords nor silo changed', async () => {
  await settled();
  projectStore.setState({ project: { ...current(), name: 'Renamed' } });
  await settled();
  expect(orders()).toEqual(['open']);
});

it('sends a silo again that came from elsewhere, and one of which nearly every cell changed', async () => {
  await settled();
  const silo = structuredClone(current().silo);
  const row = { projectId: 'p1', kind: 'silo', key: '0', body: silo, revision: 2, version: 2 } as const;
  projectStore.setState({ project: withRows(current(), [row]) });
  await settled();
  expect(orders()).toEqual(['open', 'open']);
  const { table, language } = current();
  const { result } = autoFix(current(), buildTokenIndex(table, language));
  const everywhere = {
    ...result.patch,
    columns: Array.from({ length: 6 }, () => ({
      column: 'flags' as const,
      rows: new Int32Array(300),
      before: new Float64Array(300),
      after: new Float64Array(300),
    })),
  };
  await takeEdit({ ...result, patch: everywhere }, { label: 'common.cancel' });
  await settled();
  expect(orders()).toEqual(['open', 'open', 'open']);
  expect(client.checks.getState().report).toEqual(whole());
});

it('forgets the report of another project at once', async () => {
  await settled();
  projectStore.setState({ project: projectOfImport('p2', smallImport(['tea', 'green tea'])) });
  expect(client.checks.getState()).toEqual({ report: null, running: true, fault: null });
  await settled();
  expect(client.checks.getState().report).toEqual(whole());
});

it('answers why a page stands where it stands, as it stands after the last edit', async () => {
  await edit({ type: 'merge', row: 3, into: 1 });
  const why = await client.why(current(), 3);
  const { table, silo, language } = current();
  expect(why).toEqual<PlacementWhy>(new ResidentSilo({ table, silo, language }).why(3));
});

it('compares the plan with a site as it stands after the last edit, decisions about pages included', async () => {
  const site = { name: 'list.txt', pages: [{ url: 'https://a.example/red-shoes', title: '' }] };
  await edit({ type: 'setSiteVerdict', row: 1, verdict: 'merge' });
  const { pages } = await client.compare(current(), site);
  const { table, silo, language } = current();
  expect(pages).toEqual(compareSite({ table, silo, language }, site).pages);
  expect(pages.find(({ row }) => row === 1)).toMatchObject({ verdict: 'merge', byUser: true });
});

it('works out a plan of another size, which is then taken over as any other edit', async () => {
  client.follow(current());
  const result = await client.resize(current(), 1);
  expect(result.document.table).toBe(current().table);
  let draw = () => {};
  drawn = new Promise((resolve) => {
    draw = resolve;
  });
  await takeEdit(result, { label: 'common.cancel' });
  client.follow(current());
  // The next question waits with it, so that it is answered for the silo as it is then.
  const why = client.why(current(), 1);
  await new Promise((next) => setTimeout(next));
  expect(orders()).toEqual(['open', 'resize']);
  draw();
  await settled();
  expect(orders()).toEqual(['open', 'resize', 'change', 'why']);
  const { table, silo, language } = current();
  expect(await why).toEqual(new ResidentSilo({ table, silo, language }).why(1));
  expect(client.checks.getState().report).toEqual(whole());
  client.stop();
  const late = client.resize(current(), 2);
  client.stop();
  await expect(late).rejects.toThrow('cancelled');
});

it('says that the worker broke, to those who wait as well, and starts another with the next edit', async () => {
  await settled();
  const asked = client.why(current(), 1);
  const [broken] = ThreadWorker.made;
  broken?.onerror?.({ message: 'out of memory' });
  await expect(asked).rejects.toThrow('web.worker-crashed');
  expect(client.checks.getState()).toMatchObject({ report: null, running: false });
  expect(broken?.ended).toBe(true);
  await edit({ type: 'toggleFavourite', row: 1 });
  await settled();
  expect(client.checks.getState()).toMatchObject({ report: whole(), fault: null });
});

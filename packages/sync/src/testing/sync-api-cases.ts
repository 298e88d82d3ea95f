// Contract of a server for sync; run against the double and against the product's own server.
import { isKeywordTable, isSiloState, PLACES, textAt } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { smallSilo, smallTable } from '@silosmith/testkit';
import type { ServerRecord, SyncApi } from '../sync-api.ts';

export interface SyncApiCase {
  readonly name: string;
  /** `projectId`: of a project that no other case uses, and that the server does not have yet. */
  run(api: SyncApi, projectId: string): Promise<unknown>;
  readonly expected: unknown;
}

const article = (title: string) => ({ keyword: 'boots', title });

async function recordsOf(api: SyncApi, projectId: string, since = 0): Promise<readonly ServerRecord[]> {
  return (await api.recordsSince(projectId, since)).records;
}

const statusOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof Fault ? error.params['status'] : 'not a fault'),
  );

export const syncApiCases: readonly SyncApiCase[] = [
  {
    name: 'creates a project once, however often it is asked, and renames it',
    async run(api, id) {
      await api.createProject(id, 'Boots');
      await api.createProject(id, 'Boots');
      await api.renameProject(id, 'Shoes');
      return (await api.projects()).filter((project) => project.id === id).map(({ name }) => name);
    },
    expected: ['Shoes'],
  },
  {
    name: 'takes a record over the revision it has, and refuses one over an older with both versions',
    async run(api, id) {
      await api.createProject(id, 'Boots');
      const outcomes = [
        await api.put(id, 'article', 'boots', 0, article('first')),
        await api.put(id, 'article', 'boots', 1, article('second')),
        await api.put(id, 'article', 'boots', 1, article('late')),
      ];
      return outcomes.map((outcome) =>
        outcome.accepted ? outcome.revision : [outcome.theirs?.revision, outcome.theirs?.body],
      );
    },
    expected: [1, 2, [2, { keyword: 'boots', title: 'second' }]],
  },
  {
    name: 'lists what changed since a sequence, deletions too',
    async run(api, id) {
      await api.createProject(id, 'Boots');
      await api.put(id, 'article', 'boots', 0, article('first'));
      await api.put(id, 'article', 'shoes', 0, article('other'));
      const { sequence } = await api.recordsSince(id, 0);
      await api.put(id, 'article', 'boots', 1, null);
      const changed = await recordsOf(api, id, sequence);
      const later = (await api.recordsSince(id, sequence)).sequence;
      return [
        changed.map(({ key, revision, body }) => [key, revision, body]),
        (await recordsOf(api, id, later)).length,
      ];
    },
    expected: [[['boots', 2, null]], 0],
  },
  {
    name: 'gives the columns of keywords and silo back as they were',
    async run(api, id) {
      await api.createProject(id, 'Boots');
      const silo = smallSilo(2);
      silo.place[1] = PLACES.variant;
      await api.put(id, 'keywords', '0', 0, smallTable(['boots', '靴']));
      await api.put(id, 'silo', '0', 0, silo);
      const bodies = (await recordsOf(api, id)).map(({ body }) => body);
      return [
        bodies.filter(isKeywordTable).map(({ keyword }) => textAt(keyword, 1)),
        bodies.filter(isSiloState).map(({ place }) => [...place]),
      ];
    },
    expected: [['靴'], [[PLACES.pillar, PLACES.variant]]],
  },
  {
    name: 'says 404 of a project that it does not have, and of one that was deleted',
    async run(api, id) {
      const before = await statusOf(api.recordsSince(id, 0));
      await api.createProject(id, 'Boots');
      await api.put(id, 'article', 'boots', 0, article('first'));
      await api.deleteProject(id);
      return [before, await statusOf(api.put(id, 'article', 'boots', 1, article('second')))];
    },
    expected: [404, 404],
  },
];

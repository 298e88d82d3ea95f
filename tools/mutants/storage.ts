// Promises of storage broken on purpose: one server a folder, nothing lost, nobody kept waiting. Numbered as in docs/security.md.
import type { Mutant } from './list.ts';

const STORAGE = ['apps/server/src/store/storage.test.ts'];
const LOCK = 'apps/server/src/platform/data-folder.ts';
const LOCK_TESTS = ['apps/server/src/platform/data-folder.test.ts'];
const ENGINE = 'apps/server/src/store/engine/engine.ts';
const ENGINE_TESTS = ['apps/server/src/store/engine/engine.test.ts'];
const RIGHTS = ['apps/server/src/data-folder-rights.test.ts'];
const COMMITS = 'apps/web/src/state/session/record-commits.ts';
const COMMITS_TESTS = ['apps/web/src/state/session/record-commits.test.ts'];

export const STORAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'refused-edit: what the disk refused waits for the next edit',
    file: 'packages/sync/src/record-writer.ts',
    find: '      else later.failed();\n',
    replace: '',
    tests: ['packages/sync/src/record-writer.test.ts'],
  },
  {
    name: 'refused-edit: a session that ended writes on',
    file: 'packages/sync/src/retry-later.ts',
    find: 'stop: () => over.abort()',
    replace: 'stop: () => undefined',
    tests: ['packages/sync/src/record-writer.test.ts'],
  },
  {
    name: 'the usage of a page shows names of a project that is another user’s',
    file: 'apps/server/src/services/usage/summarise-usage.ts',
    find: 'own.id = dear.project_id and own.owner_id = $1',
    replace: 'own.id = dear.project_id',
    tests: ['apps/server/src/services/usage/usage-by-page.test.ts'],
  },
  {
    name: '2: each process id namespace has a lock of its own',
    file: LOCK,
    find: 'takeOsLock(join(folder, LOCK_FILE))',
    replace: 'takeOsLock(join(folder, LOCK_FILE + kernelFacts().namespace.slice(5, -1)))',
    tests: LOCK_TESTS,
  },
  {
    name: '2: each machine has a lock of its own',
    file: LOCK,
    find: 'const mustWatch = before !== null && !(isLocked && isSameMachine(before, own));',
    replace: 'const mustWatch = before?.token === own.token;',
    tests: LOCK_TESTS,
  },
  {
    name: '2: a holder goes on after another took its folder',
    file: LOCK,
    find: 'if (stored && stored.token !== own.token) {',
    replace: 'if (stored === null) {',
    tests: LOCK_TESTS,
  },
  {
    name: '3: a query has no deadline (embedded)',
    file: ENGINE,
    find: "() => end(faultOfEnd(folder, ['deadline']))",
    replace: '() => undefined',
    tests: ENGINE_TESTS,
  },
  {
    name: '3: nobody hears that the database has aborted',
    file: 'apps/server/src/store/engine/durable-folder.ts',
    find: '        onAbort: this.#onAbort,\n',
    replace: '',
    tests: ENGINE_TESTS,
  },
  {
    name: '3: what waits when the database ends is never answered',
    file: ENGINE,
    find: 'for (const { reject } of waiting.values()) reject(unavailable());',
    replace: '',
    tests: ENGINE_TESTS,
  },
  {
    name: '3: the server outlives its database',
    file: 'apps/server/src/main.ts',
    find: '    void database.died.then((fault) => fail(fault));\n',
    replace: '',
    tests: ['apps/server/src/full-disk.test.ts'],
  },
  {
    name: '3: a full disk has no name',
    file: 'apps/server/src/store/engine/engine-fault.ts',
    find: '/No space left|ENOSPC|EDQUOT|Disk quota/',
    replace: '/no such words/',
    tests: ENGINE_TESTS,
  },
  {
    name: '3: a health check waits as long as the database does',
    file: 'apps/server/src/services/health/is-database-well.ts',
    find: "pool.query('select 1').then(() => 'well' as const), late]",
    replace: "pool.query('select 1').then(() => 'well' as const)]",
    tests: ['apps/server/src/services/health/is-database-well.test.ts'],
  },
  {
    name: '3: a query has no deadline (PostgreSQL)',
    file: 'apps/server/src/store/database.ts',
    find: '    statement_timeout: QUERY_TIMEOUT_MS,\n',
    replace: '',
    tests: ['apps/server/src/store/database.test.ts'],
  },
  {
    name: '9: a commit is acknowledged before it is flushed',
    file: 'apps/server/src/store/engine/durable-folder.ts',
    find: "'fsync=on'",
    replace: "'fsync=off'",
    tests: ['apps/server/src/store/engine/engine.test.ts'],
  },
  {
    name: '16: a large batch is one statement',
    file: 'apps/server/src/services/records/put-records.ts',
    find: 'const PART_CHARACTERS = 1_000_000;',
    replace: 'const PART_CHARACTERS = 1_000_000_000;',
    tests: STORAGE,
  },
  {
    name: '16: a database at work counts as dead',
    file: 'apps/server/src/services/health/is-database-well.ts',
    find: 'if (before && before.sent > before.answered) return true;',
    replace: '',
    tests: ['apps/server/src/services/health/is-database-well.test.ts'],
  },
  {
    name: '17: a damaged database has no name',
    file: 'apps/server/src/store/engine/engine-fault.ts',
    find: "OTHER_RELEASE.test(all) ? 'server.database-other-release' : 'server.database-damaged'",
    replace: "'server.database-ended'",
    tests: ENGINE_TESTS,
  },
  {
    name: '17: a database of another release counts as damaged',
    file: 'apps/server/src/store/engine/engine-fault.ts',
    find: "OTHER_RELEASE.test(all) ? 'server.database-other-release' : 'server.database-damaged'",
    replace: "'server.database-damaged'",
    tests: ENGINE_TESTS,
  },
  {
    name: '17: a database that has lost its first file is made anew',
    file: 'apps/server/src/store/embedded.ts',
    find: 'if (isAbsentOrEmpty(folder)) await',
    replace: "if (!existsSync(join(folder, 'PG_VERSION'))) await",
    tests: RIGHTS,
  },
  {
    name: '19: a listing is of several moments',
    file: 'apps/server/src/services/records/list-records.ts',
    find: "    'repeatable read, read only',\n",
    replace: '',
    tests: STORAGE,
  },
  {
    name: '17: the files of another account count as damaged',
    file: 'apps/server/src/store/embedded.ts',
    find: '    checkRights(folder);\n',
    replace: '',
    tests: RIGHTS,
  },
  {
    name: '17: every account may write the database',
    file: 'apps/server/src/store/engine/durable-folder.ts',
    find: 'const OWNER_ALONE = ~0o077;',
    replace: 'const OWNER_ALONE = ~0;',
    tests: RIGHTS,
  },
  {
    name: 'a batch is lost where the worker that writes columns breaks',
    file: COMMITS,
    find: 'if (!(error instanceof Fault) || error.code !== CRASHED) throw error;',
    replace: 'throw error;',
    tests: COMMITS_TESTS,
  },
  {
    name: 'a change of columns is laid over whatever body the device has',
    file: 'apps/web/src/workers/answer-commit-orders.ts',
    find: 'return record?.version === base.version ? { body',
    replace: 'return record !== undefined ? { body',
    tests: COMMITS_TESTS,
  },
  {
    name: 'a batch that the page has written goes to the next worker all the same',
    file: COMMITS,
    find: 'if (!this.waiting.has(number)) return;',
    replace: '',
    tests: COMMITS_TESTS,
  },
  {
    name: 'columns of less than a megabyte are copied in one task of the page',
    file: 'apps/web/src/platform/sliced-message.ts',
    find: 'const LARGE_BYTES = 2 ** 16;',
    replace: 'const LARGE_BYTES = 2 ** 20;',
    tests: ['apps/web/src/platform/sliced-message.test.ts'],
  },
  {
    name: 'another plan size leaves the topics of what lies below a moved page',
    file: 'packages/silo/src/rebuild/resize-plan.ts',
    find: 'settleTopics(next, below);',
    replace: 'settleTopics(next, restood);',
    tests: ['packages/silo/src/rebuild/resize-plan.test.ts'],
  },
  {
    name: 'a column is sent whole whatever changed in it',
    file: 'apps/web/src/platform/body-delta.ts',
    find: 'const MOST_CHANGED = 1 / 4;',
    replace: 'const MOST_CHANGED = 0;',
    tests: [...COMMITS_TESTS, 'apps/web/src/platform/body-delta.property.test.ts'],
  },
  {
    name: 'a column that was cut keeps the cells behind its end',
    file: 'apps/web/src/platform/body-delta.ts',
    find: 'const common = Math.min(from.length, to.length);',
    replace: 'const common = from.length;',
    tests: ['apps/web/src/platform/body-delta.property.test.ts'],
  },
  {
    name: 'a tab overwrites what another wrote and it has not seen',
    file: 'packages/sync/src/commit-records.ts',
    find: 'stamp !== undefined && stamp.version !== seen',
    replace: 'stamp !== undefined && stamp.version < seen',
    tests: ['packages/sync/src/record-writer.test.ts', ...COMMITS_TESTS],
  },
];

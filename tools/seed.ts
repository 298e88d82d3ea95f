// `npm run seed`: the sample project with a few articles, in the account of a developer. Everything goes through the server's own
// doors, so that what is seeded is what a browser would have left. Starts a server for the while where none listens.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  FUNCTIONS_PATH,
  IDEMPOTENCY_KEY_HEADER,
  type ImportedProject,
  pageIdsOf,
  textReplySchema,
} from '@silosmith/contract';
import { generatePage, planGeneration } from '@silosmith/generation';
import { importKeywords } from '@silosmith/intake';
import { afterImportFilters, buildSilo, buildTokenIndex, toPages } from '@silosmith/silo';
import { changesOfImport, createHttpSyncApi, type SyncHttp, type SyncRequest } from '@silosmith/sync';
import { sampleFile } from '../apps/web/src/features/import/sample-keywords.ts';

const NAME = 'Home coffee (sample)';
const LANGUAGE = 'en';
const GROUPING = 'moderate';
const ARTICLES = 6;
const ACCOUNT = { name: 'Developer', email: 'developer@example.org', password: 'a long enough password' };

const root = join(import.meta.dirname, '..');
const url = `http://127.0.0.1:${process.env.PORT ?? 4310}`;
let cookie = '';

async function reply(path: string, request: SyncRequest = {}): Promise<Response> {
  const { method = 'GET', body, bytes, headers = {} } = request;
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(bytes === undefined ? {} : { 'Content-Type': 'application/octet-stream' }),
      ...headers,
    },
    ...(bytes === undefined ? {} : { body: bytes }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

const http: SyncHttp = {
  json: async (path, request) => {
    const text = await (await reply(path, request)).text();
    return text === '' ? null : JSON.parse(text);
  },
  bytes: async (path, request) => new Uint8Array(await (await reply(path, request)).arrayBuffer()),
  conflictIn: () => null,
};

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(`${url}/`)).ok;
  } catch {
    return false;
  }
}

/** Listening when it resolves; null where a server listens already. */
async function startServer(): Promise<ChildProcess | null> {
  if (await isUp()) return null;
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (words: Buffer) => words.includes('http://') && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
  return server;
}

async function signIn(): Promise<void> {
  const { email, password } = ACCOUNT;
  const enter = (path: string, body: unknown) => reply(`/api/auth/${path}/email`, { method: 'POST', body });
  const entered = await enter('sign-in', { email, password }).catch(() => enter('sign-up', ACCOUNT));
  cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function sampleProject(): Promise<ImportedProject> {
  const bytes = new TextEncoder().encode(await sampleFile(NAME).text());
  const { table, report } = importKeywords([{ name: `${NAME}.csv`, bytes }], { language: LANGUAGE });
  const built = buildSilo(table, { language: LANGUAGE, grouping: GROUPING });
  const filters = afterImportFilters(built.table, built.silo);
  return {
    name: NAME,
    language: LANGUAGE,
    grouping: GROUPING,
    filters,
    report,
    table: built.table,
    silo: built.silo,
  };
}

await main();

async function main(): Promise<void> {
  const server = await startServer();
  try {
    await signIn();
    const sync = createHttpSyncApi(http);
    if ((await sync.projects()).some(({ name }) => name === NAME)) {
      process.stdout.write(`${NAME} is there already.\n`);
      return;
    }
    const project = await sampleProject();
    const projectId = randomUUID();
    await sync.createProject(projectId, NAME);
    for (const { kind, key, body } of changesOfImport(project)) await sync.put(projectId, kind, key, 0, body);
    await writeArticles(projectId, project, sync);
    process.stdout.write(
      `${NAME} with ${ARTICLES} articles: sign in at ${url} as ${ACCOUNT.email}, password "${ACCOUNT.password}".\n`,
    );
  } finally {
    server?.kill('SIGTERM');
  }
}

async function writeArticles(
  projectId: string,
  { table, silo }: ImportedProject,
  sync: ReturnType<typeof createHttpSyncApi>,
): Promise<void> {
  const choice = { provider: 'demo', model: 'demo-1', language: LANGUAGE };
  const nothing = { articles: {}, metas: {}, tags: {} };
  const ids = pageIdsOf(table);
  const { items } = planGeneration({
    pages: toPages(table, silo, buildTokenIndex(table, LANGUAGE)),
    existing: nothing,
    idOf: ({ keyword }) => ids.ofText(keyword),
    ...choice,
  });
  for (const page of items.slice(0, ARTICLES)) {
    await generatePage(
      page,
      { projectId, runId: projectId, existing: {}, ...choice },
      {
        callText: async (request, { idempotencyKey }) => {
          const headers = { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey };
          return textReplySchema.parse(
            await http.json(`${FUNCTIONS_PATH}/demo-text`, { method: 'POST', body: request, headers }),
          );
        },
        store: async (kind, record) => void (await sync.put(projectId, kind, page.id, 0, record)),
        clock: { nowMs: () => Date.now() },
      },
    );
  }
}

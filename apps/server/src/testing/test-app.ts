// The app for tests: called as a value, without a port, signed in as any user.
import type { TextProvider } from '@silosmith/ai';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import { composeDependencies, type Settings } from '../compose.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Database } from '../store/database.ts';
import { silentLog } from './each-database.ts';

export const PASSWORD = 'correct horse';
const ORIGIN = 'http://localhost';
export const NO_SETTINGS: Settings = {
  publicUrl: null,
  authSecret: null,
  interfaceLanguage: 'en',
  trustProxy: false,
  allowedHosts: [],
  privateHosts: null,
  isListeningWide: false,
  isExposed: false,
  signUp: 'open',
  dailyCapUsd: null,
  webRoot: '/nowhere',
  apiKeys: new Map(),
  baseUrls: new Map(),
};

export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly cookie: string;
  /** A call with the bearer token; `body` is sent as JSON unless it is bytes. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface TestApp {
  readonly app: Hono;
  readonly deps: Dependencies;
  signUp(email?: string): Promise<Caller>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

let accounts = 0;

export async function createTestApp(
  database: Database,
  changes: Parameters<typeof composeDependencies>[3] = {},
  settings: Partial<Settings> = {},
  log = silentLog,
): Promise<TestApp> {
  const deps = await composeDependencies(database, { ...NO_SETTINGS, ...settings }, log, changes);
  const app = createApp(deps);
  const call: TestApp['call'] = async (method, path, body, headers = {}) =>
    app.request(`${ORIGIN}${path}`, requestOf(method, body, headers));
  return {
    app,
    deps,
    call,
    async signUp(email = `person-${++accounts}@example.com`) {
      const response = await call('POST', '/api/auth/sign-up/email', {
        email,
        password: PASSWORD,
        name: 'Person',
      });
      if (response.status !== 200) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
      const { user } = (await response.json()) as { user: { id: string } };
      return callerOf(call, user.id, email, response);
    },
  };
}

/** The caller of a sign-up or sign-in reply, on any app before the same database. */
export function callerOf(call: TestApp['call'], id: string, email: string, reply: Response): Caller {
  const token = reply.headers.get('set-auth-token') ?? '';
  return {
    id,
    email,
    token,
    cookie: (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    call: (method, path, body, headers = {}) =>
      call(method, path, body, { Authorization: `Bearer ${token}`, ...headers }),
  };
}

function requestOf(method: string, body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { method, headers };
  if (body instanceof Uint8Array) {
    const bytes = new Uint8Array(body);
    return { method, headers: { 'Content-Type': 'application/octet-stream', ...headers }, body: bytes };
  }
  return { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** A provider that gives the answers it was created with; `calls` counts. */
export function fakeProvider(
  answer: TextProvider['generateText'] = async ({ model }) => ({
    content: 'Hello',
    model,
    inputTokens: 10,
    outputTokens: 5,
  }),
): TextProvider & { readonly calls: () => number } {
  let calls = 0;
  return {
    id: 'openai',
    name: 'OpenAI',
    calls: () => calls,
    generateText: (request, call) => {
      calls += 1;
      return answer(request, call);
    },
  };
}

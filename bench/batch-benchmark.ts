// How long does a page wait while large batches are stored? A real server; clients write batches of the largest size, others ask.
import { Agent, request } from 'node:http';
import { SYNC_LIMITS } from '@silosmith/contract';
import { startServer } from '../e2e/server.ts';
import { type Line, printHeading, printLine } from './table.ts';

const MOST_MS = 300;
const CLIENTS = [1, 4] as const;
const RECORD_CHARACTERS = 60_000;
/** Between two questions of one asker. */
const PAUSE_MS = 5;
const PAGE = '/index.html';
const HEALTH = '/.netlify/functions/health-real-integrations';

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly text: string;
  readonly token: string;
}

/** Prints the table; true where every goal is met. */
export async function runBatchBenchmark({ rounds }: { readonly rounds: number }): Promise<boolean> {
  const server = await startServer();
  try {
    const call = callerOf(server.url);
    const account = { name: 'Benchmark', email: 'benchmark@example.com', password: 'a long enough password' };
    const { token } = await call('POST', '/api/auth/sign-up/email', JSON.stringify(account));
    printHeading('Requests while batches of 8 MB are stored');
    const lines: Line[] = [];
    for (const clients of CLIENTS) {
      const waits: Waits[] = [];
      for (let round = 0; round < rounds; round++)
        waits.push(await watchBatches(call, token, clients, round));
      lines.push(...linesOf(clients, waits));
    }
    for (const line of lines) printLine(line);
    return lines.every(({ met }) => met !== false);
  } finally {
    await server.remove();
  }
}

interface Waits {
  readonly pageMs: number;
  readonly healthMs: number;
  readonly batchMs: number;
}

function linesOf(clients: number, waits: readonly Waits[]): Line[] {
  const most = (of: (one: Waits) => number): number => Math.round(Math.max(...waits.map(of)));
  const who = clients === 1 ? 'one client' : `${clients} clients at once`;
  const line = (measure: string, ms: number, goal: number | null): Line => ({
    measure: `${measure}, ${who}`,
    goal: goal === null ? '' : `≤ ${goal} ms`,
    figure: `${ms} ms`,
    met: goal === null ? null : ms <= goal,
  });
  return [
    line(
      'slowest page',
      most(({ pageMs }) => pageMs),
      MOST_MS,
    ),
    line(
      'slowest health check',
      most(({ healthMs }) => healthMs),
      MOST_MS,
    ),
    line(
      'slowest batch',
      most(({ batchMs }) => batchMs),
      null,
    ),
  ];
}

type Call = ReturnType<typeof callerOf>;

async function watchBatches(call: Call, token: string, clients: number, round: number): Promise<Waits> {
  const projects = Array.from({ length: clients }, (_, client) => `benchmark-${clients}-${round}-${client}`);
  for (const id of projects) await call('POST', '/api/projects', JSON.stringify({ id, name: 'B' }), token);
  const body = Buffer.from(largestBatch());
  const over = new AbortController();
  const askers = [PAGE, HEALTH].map((path) => slowestOf(call, path, over.signal));
  const batches = await Promise.all(
    projects.map((id) => call('PUT', `/api/projects/${id}/records`, body, token)),
  );
  over.abort();
  const [pageMs = 0, healthMs = 0] = await Promise.all(askers);
  for (const { status, text } of batches) {
    if (status !== 200) throw new Error(`a batch was refused: ${status} ${text.slice(0, 200)}`);
  }
  return { pageMs, healthMs, batchMs: Math.max(...batches.map(({ ms }) => ms)) };
}

function largestBatch(): string {
  const content = '<p>Some words of an article.</p>'.repeat(RECORD_CHARACTERS / 32);
  const count = Math.floor(SYNC_LIMITS.maxBatchBytes / (content.length + 100));
  const records = Array.from({ length: count }, (_, at) => ({
    kind: 'article',
    key: `keyword ${at}`,
    revision: 0,
    body: { content },
  }));
  return JSON.stringify({ records });
}

async function slowestOf(call: Call, path: string, signal: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!signal.aborted) {
    const { status, ms } = await call('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    slowest = Math.max(slowest, ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return slowest;
}

function callerOf(url: string) {
  const agent = new Agent({ keepAlive: true });
  return (method: string, path: string, body?: string | Buffer, token = ''): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const startedMs = performance.now();
      const headers = {
        ...(body === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
        ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      };
      const sent = request(`${url}${path}`, { method, agent, headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            ms: performance.now() - startedMs,
            text: Buffer.concat(chunks).toString(),
            token: String(reply.headers['set-auth-token'] ?? ''),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

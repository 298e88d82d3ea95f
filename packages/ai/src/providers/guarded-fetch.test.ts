import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FetchPort, toFaultShape } from '@silosmith/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { MOST_REPLY_BYTES } from './guarded-fetch.ts';
import { DEMO_PROVIDER, loadTextProvider, TEXT_PROVIDERS } from './index.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const network: FetchPort = (input, init) => fetch(input, init);

async function ask(id: string, baseUrl: string): Promise<unknown> {
  const provider = await loadTextProvider(id);
  return provider
    .generateText(
      { prompt: 'Write', model: 'any' },
      { apiKey: 'sk-secret', baseUrl, fetch: network, signal: new AbortController().signal },
    )
    .then(
      () => 'answered',
      (error: unknown) => toFaultShape(error),
    );
}

describe.each(TEXT_PROVIDERS.filter(({ id }) => id !== DEMO_PROVIDER).map(({ id }) => id))('%s', (id) => {
  test.each([301, 302, 303, 307, 308])(
    'issue 7, item 5: a redirect (%i) is refused and the key goes nowhere else',
    async (status) => {
      let calls = 0;
      const elsewhere = await serve((_request, response) => {
        calls++;
        response.end('{}');
      });
      const provider = await serve((_request, response) => {
        response.writeHead(status, { location: `${elsewhere}/v1` }).end();
      });
      expect(await ask(id, provider)).toMatchObject({ code: 'ai.redirected', retryable: false });
      expect(calls).toBe(0);
    },
  );

  test('issue 7, item 18: a reply without end is left as soon as it is too long', async () => {
    let sent = 0;
    const provider = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const part = Buffer.alloc(2 ** 18, 0x20);
      const more = (): void => {
        if (response.destroyed) return;
        sent += part.length;
        response.write(part, more);
      };
      more();
    });
    expect(await ask(id, provider)).toMatchObject({ code: 'ai.reply-too-large', retryable: false });
    expect(sent).toBeLessThan(8 * MOST_REPLY_BYTES);
  });
});

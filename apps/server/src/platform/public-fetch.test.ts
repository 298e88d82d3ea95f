import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPrivateAddress } from './private-addresses.ts';
import { createPublicFetch } from './public-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(): Promise<{ readonly port: number; readonly calls: () => number }> {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.setHeader('x-who', 'here');
    response.end('hello');
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  return { port: (server.address() as AddressInfo).port, calls: () => calls };
}

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'nonsense',
  ])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('a fetch to addresses that a user names', () => {
  it.each([
    'http://127.0.0.1:1/v1',
    'http://0x7f.1/v1',
    'http://2130706433/v1',
    'http://[::1]:1/v1',
    'http://[::ffff:127.0.0.1]/v1',
    'http://169.254.169.254/latest',
  ])('refuses %s', async (url) => {
    await expect(createPublicFetch(new Set())(url)).rejects.toMatchObject({
      code: 'server.private-address',
      retryable: false,
    });
  });

  it('refuses a name that resolves to a private address, even beside a public one, without a connection', async () => {
    const { port, calls } = await serve();
    const misled = createPublicFetch(new Set(), (_name, found) =>
      found(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]),
    );
    await expect(misled(`http://models.example:${port}/v1`)).rejects.toMatchObject({
      code: 'server.private-address',
      params: { host: 'models.example' },
    });
    expect(calls()).toBe(0);
  });

  it('resolves once: the address that was checked is the one that is called', async () => {
    const { port } = await serve();
    let resolved = 0;
    const allowed = createPublicFetch(new Set(['models.example']), (_name, found) => {
      resolved += 1;
      found(null, [{ address: '127.0.0.1', family: 4 }]);
    });
    const reply = await allowed(`http://models.example:${port}/v1`, { method: 'POST', body: '{}' });
    expect([reply.status, reply.headers.get('x-who'), await reply.text()]).toEqual([200, 'here', 'hello']);
    expect(resolved).toBe(1);
  });

  it('reaches what the operator allows, fails like fetch where nothing answers, and stops when told', async () => {
    const { port } = await serve();
    const allowed = createPublicFetch(new Set(['127.0.0.1']));
    expect((await allowed(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await expect(allowed('http://127.0.0.1:1/')).rejects.toMatchObject({
      name: 'TypeError',
      cause: { code: 'ECONNREFUSED' },
    });
    await expect(allowed(`http://127.0.0.1:${port}/`, { signal: AbortSignal.abort() })).rejects.toMatchObject(
      { name: 'AbortError' },
    );
  });
});

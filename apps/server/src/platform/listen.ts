// Binds the port, and closes it once the requests under way have finished.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Fault } from '@silosmith/kernel';

/** A Hono app's `fetch`. */
export type Handler = Parameters<typeof getRequestListener>[0];

export interface Listening {
  readonly address: string;
  /** Takes no new connection and resolves when the last request is answered. */
  stop(): Promise<void>;
  /** Ends what is still open. */
  cut(): void;
}

/** Throws `server.port-busy` { port }, `server.port-forbidden` { port } or `server.host-unusable` { host }. */
export async function listen(handle: Handler, host: string, port: number): Promise<Listening> {
  const server = createServer(getRequestListener(handle));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new Fault('server.port-busy', { params: { port } });
    if (code === 'EACCES') throw new Fault('server.port-forbidden', { params: { port } });
    throw new Fault('server.host-unusable', { params: { host, port } });
  }
  return {
    address: addressOf(server, host),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
    cut: () => server.closeAllConnections(),
  };
}

function addressOf(server: Server, host: string): string {
  // A server that listens on a host and port has an AddressInfo; a text is a pipe's name.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

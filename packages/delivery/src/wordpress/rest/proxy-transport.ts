// To the site through the server: browsers cannot call a site that does not allow it, nor read what it answers.
import { FUNCTIONS_PATH, PROXY_AUTH_HEADER, type SiteCall, wpProxyReplySchema } from '@silosmith/contract';
import { shaped } from './shaped.ts';
import { basicAuthorization, type SiteTransport } from './site-transport.ts';

export interface ProxyRequest {
  readonly method: 'POST';
  readonly body: SiteCall;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** JSON of a success; throws the fault of a refusal with its code and parameters. */
export type AskServer = (path: string, request: ProxyRequest) => Promise<unknown>;

/** A little longer than the server waits for the site, so that its answer arrives. */
const TIMEOUT_MS = 60_000;

export function createProxyTransport(ask: AskServer): SiteTransport {
  return {
    async send(call, login, signal) {
      const path = `${FUNCTIONS_PATH}/wp-proxy`;
      const json = await ask(path, {
        method: 'POST',
        body: call,
        headers: login === null ? {} : { [PROXY_AUTH_HEADER]: basicAuthorization(login) },
        timeoutMs: TIMEOUT_MS,
        ...(signal === undefined ? {} : { signal }),
      });
      const { status, headers, data, text } = shaped(wpProxyReplySchema, json, path);
      return { status, headers: new Headers(headers), text: text ?? JSON.stringify(data ?? null) };
    },
  };
}

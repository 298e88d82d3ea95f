// One exchange with a host that is not to be trusted: follows no redirect, so that what is sent reaches that host alone, and
// reads no more of the reply than its bound.
import type { FetchPort } from './ports.ts';

export type BoundedReply =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly statusText: string;
      readonly headers: Headers;
      readonly bytes: Uint8Array<ArrayBuffer>;
    }
  /** `location` is null where the host names none, or a browser hides it. */
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string | null }
  | { readonly kind: 'too-large' };

export interface BoundedRequest extends RequestInit {
  /** Of the reply, unpacked. */
  readonly maxBytes: number;
}

/** Rejects with what the port rejects with. */
export async function boundedFetch(
  port: FetchPort,
  url: string,
  { maxBytes, ...init }: BoundedRequest,
): Promise<BoundedReply> {
  const response = await port(url, { ...init, redirect: 'manual' });
  const { status, statusText, headers } = response;
  // Browsers hide a redirect that was not followed behind a status of 0.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)) {
    leave(response.body);
    return { kind: 'redirect', status, location: headers.get('location') };
  }
  const bytes = await boundedBody(response, maxBytes);
  return bytes === null ? { kind: 'too-large' } : { kind: 'reply', status, statusText, headers, bytes };
}

/** Not waited for: a host can leave the cancelling of its answer without an end, and nobody reads that answer any more. */
function leave(unread: { cancel(): Promise<void> } | null | undefined): void {
  unread?.cancel().catch(() => undefined);
}

/** Null as soon as there is more. */
async function boundedBody({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > maxBytes) {
      leave(reader);
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

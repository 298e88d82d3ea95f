// A paid text as server-sent events: its parts as they arrive, then the whole reply, or the refusal, in the same shapes as without a stream.
import type { TextPart, TextReply } from '@silosmith/contract';
import { TEXT_EVENTS } from '@silosmith/contract';
import type { Dependencies } from '../../dependencies.ts';
import { refusalOf } from '../../middleware/error-reply.ts';

/** So often something is sent while a model thinks: proxies close connections on which nothing moves. */
const KEEP_OPEN_EVERY_MS = 15_000;

export const wantsStream = (accept: string | undefined): boolean =>
  accept?.includes('text/event-stream') === true;

/** `work` is finished and kept whatever the client does. */
export function streamedReply(
  { messages, timer, underway }: Pick<Dependencies, 'messages' | 'timer' | 'underway'>,
  work: (onText: (part: string) => void) => Promise<TextReply>,
): Response {
  const over = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      const send = (text: string): void => {
        if (!over.signal.aborted) out.enqueue(new TextEncoder().encode(text));
      };
      const event = (name: string, data: unknown): void =>
        send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      const finish = (name: string, data: unknown): void => {
        event(name, data);
        if (!over.signal.aborted) out.close();
        over.abort();
      };
      void keepOpen(timer, over.signal, () => send(':\n\n'));
      underway.track(work((part) => event(TEXT_EVENTS.part, { text: part } satisfies TextPart))).then(
        (reply) => finish(TEXT_EVENTS.reply, reply),
        (error: unknown) => finish(TEXT_EVENTS.error, refusalOf(error, messages).body),
      );
    },
    cancel: () => over.abort(),
  });
  const headers = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // nginx would hold the parts back.
    'X-Accel-Buffering': 'no',
  };
  return new Response(body, { headers });
}

async function keepOpen(timer: Dependencies['timer'], signal: AbortSignal, send: () => void): Promise<void> {
  while (!signal.aborted) {
    try {
      await timer.sleep(KEEP_OPEN_EVERY_MS, signal);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    send();
  }
}

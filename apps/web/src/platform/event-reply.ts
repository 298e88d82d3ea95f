// A reply that arrives as server-sent events: parts of a text, then the whole reply or the refusal.
import { TEXT_EVENTS, textPartSchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';

export interface LastEvent {
  readonly isRefusal: boolean;
  /** The body that the reply has without a stream. */
  readonly data: unknown;
}

/**
 * Reads on until the reply or the refusal. Throws the Faults `web.offline` for a connection that is closed before it, and `web.bad-reply`
 * for an event that cannot be read; else what reading the body throws.
 */
export async function readEventReply({ body }: Response, onText: (part: string) => void): Promise<LastEvent> {
  for await (const { name, data } of eventsOf(body)) {
    if (name === TEXT_EVENTS.reply) return { isRefusal: false, data: parsed(data) };
    if (name === TEXT_EVENTS.error) return { isRefusal: true, data: parsed(data) };
    if (name !== TEXT_EVENTS.part) continue;
    const part = textPartSchema.safeParse(parsed(data));
    if (!part.success) throw badReply(part.error);
    onText(part.data.text);
  }
  throw new Fault('web.offline', { retryable: true, recovery: ['retry'] });
}

/** As our server writes them: one line of data each, lines ended by `\n`. Comments, which keep a connection open, are none. */
async function* eventsOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): AsyncGenerator<{ readonly name: string; readonly data: string }> {
  // Safari's streams cannot be iterated over.
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
      const blocks = (rest + read.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/u.exec(block) ?? [];
        if (name !== '') yield { name, data };
      }
    }
  } finally {
    await reader?.cancel();
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    throw badReply(error);
  }
}

const badReply = (cause: unknown): Fault =>
  new Fault('web.bad-reply', { retryable: true, recovery: ['retry'], cause });

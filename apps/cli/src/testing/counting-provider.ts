// A provider on this machine that counts the calls it charges, and answers when a test says so.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of grade B: nothing of it is sent back to be repaired. */
function replyTo(task: string, keyword: string): object {
  const prose = (from: number): string =>
    `<p>${Array.from({ length: 170 }, (_, at) => `word${from + at}`).join(' ')}.</p>`;
  if (task === 'outline')
    return { sections: [keyword, 'Two', 'Three', 'Four', 'Five', 'Six'].map((heading) => ({ heading })) };
  if (task === 'section') return { content: `<h2>${keyword} on</h2>${prose(0)}`, summary: 'Said.' };
  if (task === 'article') {
    const list = `<h2>${keyword} in short</h2><ul><li>${keyword}</li></ul>`;
    const content = `<h1>${keyword}</h1><p>About ${keyword}.</p>${list}${prose(0)}<h2>More</h2>${prose(1_000)}`;
    return { title: keyword, content, excerpt: 'E' };
  }
  return { title: keyword, description: 'D', tags: [keyword, 'b'] };
}

/** A provider that counts what it charges: `task keyword` of each call; with `knowsKeys` a repeated key is free. */
export async function startProvider(knowsKeys: boolean) {
  const charged: string[] = [];
  const kept = new Map<string, string>();
  let held: Promise<void> = Promise.resolve();
  let spoilt = '';
  let onCall = (_phase: 'arrived' | 'answered'): void => undefined;
  const answer = (body: string, key: string, response: ServerResponse): void => {
    const before = knowsKeys ? kept.get(key) : undefined;
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const prompt = messages.at(-1)?.content ?? '';
    const [, task = '', keyword = ''] = /"task":"(\w+)","keyword":"([^"]+)"/.exec(prompt) ?? [];
    const [part = ''] = /"part":\{"at":\d+/.exec(prompt) ?? [];
    const again = prompt.includes('A first draft of this part') ? ' again' : '';
    if (before === undefined) charged.push(`${task} ${keyword}${part.slice(-2).replace(':', ' ')}${again}`);
    const isSpoilt = spoilt !== '' && `${task} ${keyword}`.startsWith(spoilt);
    const content = isSpoilt ? 'No.' : JSON.stringify(replyTo(task, keyword));
    kept.set(key, content);
    response.setHeader('content-type', 'application/json');
    if (before !== undefined) response.setHeader('Idempotent-Replayed', 'true');
    response.end(
      JSON.stringify({
        id: 'x',
        object: 'chat.completion',
        created: 1,
        model: 'gpt-4o',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    onCall('arrived');
    await held;
    answer(Buffer.concat(chunks).toString(), String(request.headers['idempotency-key'] ?? ''), response);
    onCall('answered');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    charged,
    /** Calls are charged and answered when the returned function is called, not before. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    /** What begins the `task keyword` of calls: those are charged, and what they answer cannot be used. */
    spoil(call: string): void {
      spoilt = call;
    },
    listen: (listener: typeof onCall) => {
      onCall = listener;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

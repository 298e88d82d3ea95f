// The three vendors of text, OpenAI's pictures and Exa's search, doubled by aimock. Texts are the demo provider's, so that they hold what was asked for.
import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import { DEMO_PROVIDER, loadTextProvider } from '@silosmith/ai';

const PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** What was under way when its client died is not answered, and not charged. */
const UNANSWERED = { error: { message: 'the client is gone', type: 'error' }, status: 503 };
const QUIET_MS = 200;

export interface PaidCall {
  readonly path: string;
  readonly idempotencyKey: string;
  readonly prompt: string;
}

/** Started; `hold` after so many requests, `paid` from aimock's own journal. */
export async function startVendors() {
  const mock = new LLMock({ port: 0, journalMaxEntries: 100_000 });
  const { generateText } = await loadTextProvider(DEMO_PROVIDER);
  const searches: string[] = [];
  let asked = 0;
  let holdsFrom = Number.POSITIVE_INFINITY;
  let waiting = 0;
  let lastMs = 0;
  let gate = Promise.withResolvers<boolean>();

  /** False: the call is not to be answered. */
  const admitted = async (): Promise<boolean> => {
    asked += 1;
    lastMs = performance.now();
    if (asked <= holdsFrom) return true;
    waiting += 1;
    return gate.promise;
  };
  mock.on({ endpoint: 'image' }, async () =>
    (await admitted()) ? { image: { b64Json: PNG_BASE64 } } : UNANSWERED,
  );
  mock.on({ endpoint: 'chat' }, async ({ messages }: ChatCompletionRequest) => {
    if (!(await admitted())) return UNANSWERED;
    const last = messages.at(-1)?.content ?? '';
    const prompt = typeof last === 'string' ? last : last.map(({ text = '' }) => text).join('');
    const call = { fetch: globalThis.fetch, signal: new AbortController().signal };
    const {
      content,
      inputTokens: input,
      outputTokens: output,
    } = await generateText({ prompt, model: 'demo-1' }, call);
    // In the words of each vendor.
    const usage = { input_tokens: input, output_tokens: output };
    return { content, usage: { ...usage, prompt_tokens: input, completion_tokens: output } };
  });
  mock.mount('/exa', {
    async handleRequest(request, response) {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { query } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string };
      const isAnswered = await admitted();
      if (isAnswered) searches.push(query);
      response.writeHead(isAnswered ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ results: [], costDollars: { total: 0.005 } }));
      return true;
    },
  });
  await mock.start();

  return {
    url: mock.url,
    /** Environment of a client of theirs. */
    variables: (key: string): Record<string, string> => ({
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: `${mock.url}/v1`,
      ANTHROPIC_API_KEY: key,
      ANTHROPIC_BASE_URL: `${mock.url}/v1`,
      MISTRAL_API_KEY: key,
      MISTRAL_BASE_URL: `${mock.url}/v1`,
      EXA_API_KEY: key,
      EXA_BASE_URL: `${mock.url}/exa`,
    }),
    /** After so many further requests none is answered, until `release`. */
    hold(after: number): void {
      holdsFrom = asked + after;
    },
    /** Resolves when `atOnce` requests wait and none came for a while: what was answered has been stored. */
    async held(atOnce: number): Promise<void> {
      while (waiting < atOnce || performance.now() - lastMs < QUIET_MS)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    /** What waited is answered, or where its client is dead stays unanswered; further requests are answered again. */
    release(isAnswered: boolean): void {
      holdsFrom = Number.POSITIVE_INFINITY;
      waiting = 0;
      gate.resolve(isAnswered);
      gate = Promise.withResolvers<boolean>();
    },
    /** Queries that were answered. */
    searches: searches as readonly string[],
    /** Calls that were answered, as aimock's journal has them. */
    paid: (): PaidCall[] =>
      mock
        .getRequests()
        .filter(({ response }) => response.status === 200)
        .map(({ path, headers, body }) => ({
          path,
          idempotencyKey: headers['idempotency-key'] ?? '',
          prompt: JSON.stringify(body),
        })),
    stop: () => mock.stop(),
  };
}

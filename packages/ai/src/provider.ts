// What does the product ask of a service that writes text? One port; every provider, the demo included, stands behind it.
import type { FetchPort, Timer } from '@silosmith/kernel';

/** One call for text. */
export interface GenerateTextRequest {
  readonly prompt: string;
  readonly system?: string;
  /** Model id of the provider; an id outside the catalogue is sent as it is (own servers name their own models). */
  readonly model: string;
  /** Upper bound of the reply, in tokens. */
  readonly maxTokens?: number;
  /** 0 to 1. Left out: the provider's default. */
  readonly temperature?: number;
  /** Asks for one JSON object. The reply is still checked by its reader. */
  readonly jsonMode?: boolean;
  /** Content language tag such as `en`. */
  readonly language?: string;
  /** What the call is for: article, meta, tags, … */
  readonly task?: string;
}

/** What a call travels with. `apiKey` is used for this call alone and never kept, logged or put into a fault. */
export interface ProviderCall {
  readonly apiKey?: string;
  /** Replaces the provider's own address, e.g. `http://localhost:11434/v1`. */
  readonly baseUrl?: string;
  /**
   * The same for every repeat of one call; sent as `Idempotency-Key`. OpenAI, Anthropic and Mistral do not promise to
   * recognise it (none documents it for text); gateways do.
   */
  readonly idempotencyKey?: string;
  readonly fetch: FetchPort;
  /** Aborting with a `TimeoutError` (as `AbortSignal.timeout` does) gives `ai.timeout`, anything else `cancelled`. */
  readonly signal: AbortSignal;
  /** Lets `demo-slow` take its time; without it that model answers at once. */
  readonly timer?: Timer;
}

export interface GenerateTextReply {
  /** The raw text, never empty. */
  readonly content: string;
  /** The model that answered, as the provider names it. */
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The provider says that it repeated an earlier reply to the same key: this call was not charged. */
  readonly replayed?: boolean;
}

/** Throws `Fault` alone: the `ai.*` codes of faults.ts, or `cancelled`. It does not retry: retries belong to jobs. */
export interface TextProvider {
  readonly id: string;
  /** The name people know it by. */
  readonly name: string;
  /** False for the demo provider: no key is asked for. */
  readonly needsKey: boolean;
  generateText(request: GenerateTextRequest, call: ProviderCall): Promise<GenerateTextReply>;
}

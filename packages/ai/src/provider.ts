// The providers' port: what is known of each, and how text is asked of one. The demo provider is behind it like the others.
import type { FetchPort, Timer } from '@silosmith/kernel';
import type { LocalModel, ProviderEmbeddings } from './embedding.ts';
import type { ImageModel, MakeImage } from './images/image-provider.ts';
import type { ModelFacts } from './models.ts';
import type { FindPages } from './research/research-provider.ts';
import type { SearchWeb } from './search/search-provider.ts';

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
  /** The built-in model, where this process has one. */
  readonly localModel?: LocalModel;
  /** Given the text part by part as it arrives, where the provider streams. A call that fails may have given some; it is the reply that counts. */
  readonly onText?: (part: string) => void;
  /** Aborting with a `TimeoutError` (as `AbortSignal.timeout` does) gives `ai.timeout`, anything else `cancelled`. */
  readonly signal: AbortSignal;
  /** Lets `demo-slow` take its time, and notices a stream that falls silent; without it neither happens. */
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
export type WriteText = (request: GenerateTextRequest, call: ProviderCall) => Promise<GenerateTextReply>;

/** A provider of text whose libraries are loaded. */
export interface TextProvider {
  readonly id: string;
  /** The name people know it by. */
  readonly name: string;
  readonly generateText: WriteText;
}

export const PROVIDER_KINDS = ['text', 'image', 'search', 'research'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/**
 * What is known of a provider before anything of it is loaded. Its function of the server, its variables, its part of the
 * health replies, its fields in Settings, its words in the help and its row in the README follow from this.
 */
export interface Provider {
  /** Lower case with hyphens: `<id>-text` is its function, `<ID>_API_KEY` and `<ID>_BASE_URL` are its variables. */
  readonly id: string;
  /** The name people know it by. */
  readonly name: string;
  readonly kind: ProviderKind;
  readonly needsKey: boolean;
  /** How its keys begin, where no other provider's do: a key in the wrong field is noticed before it is sent. */
  readonly keyPrefixes?: readonly string[];
  /** Whether Settings has a field for the user's own key; without it the operator's is the only one. */
  readonly hasKeyField: boolean;
  /** It runs where Silosmith runs: nothing is sent to anyone. */
  readonly isLocal?: true;
  /** It has no address of its own: whoever uses it names one, and may have a key for it. Absent: it has. */
  readonly needsBaseUrl?: true;
  /** Absent where no text is asked of it. */
  readonly text?: {
    /** The first is the default. Empty: the user names the model. */
    readonly models: readonly ProviderModel[];
    /** Loads what a call needs. Always by a dynamic import: the list is read by the browser and before a command is chosen. */
    load(): Promise<WriteText>;
  };
  /** Absent where no pictures are asked of it. */
  readonly image?: {
    /** The first is the default. */
    readonly models: readonly ImageModel[];
    load(): Promise<MakeImage>;
  };
  /** Absent where it does not search the web. */
  readonly search?: {
    /** US dollars, at most: plans with more searches are cheaper by the search. */
    readonly usdPerSearch: number;
    load(): Promise<SearchWeb>;
  };
  /** Absent where it finds no pages to read. */
  readonly research?: {
    /** US dollars of a call for up to ten pages. */
    readonly usdPerSearch: number;
    load(): Promise<FindPages>;
  };
  /** Absent where no embeddings are asked of it. */
  readonly embeddings?: ProviderEmbeddings;
}

/** A model as its provider's file gives it. */
export type ProviderModel = Omit<ModelFacts, 'provider'>;

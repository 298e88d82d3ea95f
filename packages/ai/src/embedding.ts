// The port of embeddings: texts become vectors whose angle says how near their meanings are.
import type { ProviderCall } from './provider.ts';

export interface EmbedRequest {
  /** Not empty, at most `textsPerCall` of the provider. */
  readonly texts: readonly string[];
  /** Model id of the provider; an id outside the catalogue is sent as it is. */
  readonly model: string;
}

export interface EmbedReply {
  /** One vector a text, in the order of the texts, all of one length, every number finite. */
  readonly vectors: readonly (readonly number[])[];
  /** 0 where the provider does not say. */
  readonly inputTokens: number;
  /** The provider says that it repeated an earlier reply to the same key. */
  readonly replayed?: boolean;
}

/** Throws `Fault` alone, as `WriteText` does, and `ai.bad-vectors` for a reply of another count or shape. It does not retry. */
export type EmbedTexts = (request: EmbedRequest, call: ProviderCall) => Promise<EmbedReply>;

/**
 * A model that runs in this process: one vector a text, in their order. Throws `ai.no-local-model` where it cannot be started, or
 * `cancelled`.
 */
export type LocalModel = (
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<readonly (readonly number[])[]>;

export interface EmbeddingModel {
  /** The id the provider's API takes. */
  readonly id: string;
  readonly name: string;
  /** US dollars per million tokens. */
  readonly usdPerMillion: number;
  /** Language tags such as `en`; absent where it knows those of the product. */
  readonly languages?: readonly string[];
}

/** What a provider file says of its embeddings. */
export interface ProviderEmbeddings {
  /** The first is the default. Empty: the user names the model. */
  readonly models: readonly EmbeddingModel[];
  /** Texts that one call takes: few enough for the vendor's limit of tokens, keywords of 20 tokens given. */
  readonly textsPerCall: number;
  /** Loads what a call needs, by a dynamic import. */
  load(): Promise<EmbedTexts>;
}

// The port of providers that find pages worth reading.
import type { ProviderCall } from '../provider.ts';

export interface FindPagesRequest {
  readonly keyword: string;
  /** Two letters in lower case. */
  readonly country: string;
  readonly language: string;
  /** At most, from 1 to 10. */
  readonly results: number;
  /** `semantic`: by meaning. `auto`: as the provider sees fit. */
  readonly type: 'semantic' | 'auto';
}

export interface FoundPage {
  /** http or https. */
  readonly url: string;
  readonly title: string;
  /** ISO 8601; null where the provider does not say. */
  readonly publishedAt: string | null;
  /** The page itself, from a provider whose addresses are nobody's: read in place of the address. */
  readonly html?: string;
}

export interface FoundPages {
  readonly pages: readonly FoundPage[];
  /** US dollars as the provider reports them; absent where it does not. */
  readonly costUsd?: number;
}

/** Throws `Fault` alone, like `WriteText`. Nothing found is an answer, not a fault. */
export type FindPages = (request: FindPagesRequest, call: ProviderCall) => Promise<FoundPages>;

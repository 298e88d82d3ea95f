// The port of providers that search the web.
import type { SerpReply } from '@silosmith/contract';
import type { ProviderCall } from '../provider.ts';

export interface SearchRequest {
  readonly keyword: string;
  /** Two letters in lower case. */
  readonly country: string;
  readonly language: string;
}

export type FoundResults = Pick<SerpReply, 'organic_results' | 'related_questions' | 'related_searches'>;

/** Throws `Fault` alone, like `WriteText`. A search without results is an answer, not a fault. */
export type SearchWeb = (request: SearchRequest, call: ProviderCall) => Promise<FoundResults>;

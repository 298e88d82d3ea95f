// One research call: the search is paid, the reading of what it found is ours.
import { marketOf, type ResearchProvider } from '@silosmith/ai';
import type { ResearchReply, ResearchRequest } from '@silosmith/contract';
import { researchPages } from '@silosmith/research';
import type { Dependencies } from '../../dependencies.ts';
import type { CallTarget } from '../text/call-target.ts';
import { paidCall } from '../usage/paid-call.ts';

const TIMEOUT_MS = 90_000;
const PAGE_TIMEOUT_MS = 15_000;
const DEFAULT_RESULTS = 5;

export interface ResearchCall extends CallTarget {
  readonly userId: string;
  readonly provider: ResearchProvider;
  readonly request: Omit<ResearchRequest, 'provider'>;
  readonly isDemo: boolean;
}

/** Throws the provider's faults, and those of the budget guard. A found page that cannot be read is part of the reply. */
export async function research(deps: Dependencies, call: ResearchCall): Promise<ResearchReply> {
  const { provider, request, apiKey, baseUrl, onOperatorKey, fetch, userId } = call;
  const { query, csvKeywords = [], includeContentAnalysis = true, numResults = DEFAULT_RESULTS } = request;
  const language = (request.language ?? 'en').toLowerCase();
  const planned = {
    userId,
    provider: provider.id,
    model: '',
    task: request.task ?? 'research',
    estimateUsd: provider.usdPerSearch,
    onOperatorKey,
    page: call.page,
  };
  return paidCall(deps, planned, {
    timeoutMs: TIMEOUT_MS,
    async run(signal, used) {
      const found = await provider.findPages(
        {
          keyword: query,
          country: (request.market ?? marketOf(language)).toLowerCase(),
          language,
          results: numResults,
          type: request.type ?? 'semantic',
        },
        {
          fetch,
          signal,
          ...(apiKey === undefined ? {} : { apiKey }),
          ...(baseUrl === undefined ? {} : { baseUrl }),
        },
      );
      const cost = found.costUsd ?? provider.usdPerSearch;
      // Charged from here on, whatever becomes of the reading.
      used.costUsd = cost;
      const findings = await researchPages(
        found.pages,
        { keyword: query, language, keywords: csvKeywords, reads: includeContentAnalysis },
        {
          fetch: deps.publicFetch,
          read: deps.readFoundPage,
          pageLimit: () => AbortSignal.timeout(PAGE_TIMEOUT_MS),
          signal,
        },
      );
      return { ...findings, provider: provider.id, demo: call.isDemo, usage: { cost } };
    },
  });
}

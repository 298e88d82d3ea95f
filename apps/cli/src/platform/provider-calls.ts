// The calls of a command: each noted in the record of calls, and in smart mode chosen by what that says at the moment of the call.
import {
  DEMO_PROVIDER,
  embeddingCostUsd,
  estimateEmbeddingTokens,
  isOwnMachine,
  mostUsdOfText,
  mostUsdPerImage,
  needsBaseUrl,
  usdPerImage,
  usdPerSearch,
} from '@silosmith/ai';
import {
  type CallEmbeddings,
  type CallPicture,
  type CallResearch,
  type CallText,
  type PictureRoute,
  SMART_PROVIDER,
  type SmartRoute,
  smartCallPicture,
  smartCallText,
} from '@silosmith/generation';
import type { CallRecord } from './call-record.ts';
import {
  baseUrlOf,
  callEmbeddingsOf,
  callPictureOf,
  callResearchOf,
  callTextOf,
  pictureProviders,
  textProviders,
} from './providers.ts';

export interface ProviderCalls {
  texts(provider: string): CallText;
  pictures(provider: string, policy?: string): CallPicture;
  research(provider: string): CallResearch;
  embeddings(provider: string): CallEmbeddings;
  smartRoute(): SmartRoute;
  pictureRoute(policy?: string): PictureRoute;
}

/** `rules`: of smart mode; left out: those of the catalogue. */
export function createProviderCalls(record: CallRecord, rules?: SmartRoute['rules']): ProviderCalls {
  const smartRoute = (): SmartRoute => ({
    available: textProviders(),
    ...(rules ? { rules } : {}),
    ...known(record),
  });
  const pictureRoute = (policy?: string): PictureRoute => ({
    ...{ available: pictureProviders(), policy },
    ...known(record),
  });
  const texts = (id: string): CallText => {
    if (id === SMART_PROVIDER)
      return (request, options) => smartCallText(texts, smartRoute())(request, options);
    const call = callTextOf(id);
    if (id === DEMO_PROVIDER) return call;
    return (request, options) => {
      const { model = '', task = '', prompt, system, max_tokens: maxTokens } = request;
      const mostUsd = isFree(id) ? 0 : mostUsdOfText(id, model, { prompt, system, maxTokens });
      return record.noted({ provider: id, model, task, mostUsd }, () => call(request, options), costOf);
    };
  };
  const pictures = (id: string, policy?: string): CallPicture => {
    if (id === SMART_PROVIDER)
      return (request, options) => smartCallPicture(pictures, pictureRoute(policy))(request, options);
    const call = callPictureOf(id);
    if (id === DEMO_PROVIDER) return call;
    return (request, options) => {
      const { model = '' } = request;
      const mostUsd = usdPerImage(id, model) ?? mostUsdPerImage(id);
      return record.noted(
        { provider: id, model, task: 'image', mostUsd },
        () => call(request, options),
        costOf,
      );
    };
  };
  const research = (id: string): CallResearch => {
    const call = callResearchOf(id);
    if (id === DEMO_PROVIDER) return call;
    const planned = { provider: id, model: '', task: 'research', mostUsd: usdPerSearch(id) };
    return (request, options) => record.noted(planned, () => call(request, options), costOf);
  };
  const embeddings = (id: string): CallEmbeddings => {
    const call = callEmbeddingsOf(id);
    return (request, options) => {
      const { model, texts: sent } = request;
      const usd = isFree(id) ? 0 : (embeddingCostUsd(id, model, estimateEmbeddingTokens(sent)) ?? 0);
      const planned = { provider: id, model, task: 'embedding', mostUsd: usd };
      // Their price is that of their tokens, estimated: the vendors count theirs a little differently.
      return record.noted(
        planned,
        () => call(request, options),
        () => usd,
      );
    };
  };
  return { texts, pictures, research, embeddings, smartRoute, pictureRoute };
}

const costOf = (reply: { readonly usage: { readonly cost: number | null } }): number | null =>
  reply.usage.cost;

/** A model on the user's own machine. */
const isFree = (id: string): boolean => needsBaseUrl(id) && isOwnMachine(baseUrlOf(id));

function known(record: CallRecord): Required<Pick<SmartRoute, 'history' | 'leftTodayUsd'>> {
  return { history: record.history(), leftTodayUsd: record.leftTodayUsd() };
}

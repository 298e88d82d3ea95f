// Calls providers directly, with keys and addresses from the environment; keys are never flags, since those show in process lists.
import { availableParallelism } from 'node:os';
import {
  baseUrlVariable,
  costOfReply,
  DEMO_PROVIDER,
  dataUrlOf,
  hostOf,
  isOwnMachine,
  keyVariable,
  loadEmbeddings,
  loadImageProvider,
  loadResearchProvider,
  loadTextProvider,
  marketOf,
  needsBaseUrl,
  PROVIDERS,
  type Provider,
  TEXT_PROVIDERS,
  usdPerImage,
} from '@silosmith/ai';
import { packVectors } from '@silosmith/contract';
import {
  type CallEmbeddings,
  type CallPicture,
  type CallResearch,
  type CallText,
  ROUTED_IMAGE_PROVIDERS,
} from '@silosmith/generation';
import { createLocalModel } from '../../../server/src/platform/local-model.ts';
import { createPublicFetch } from '../../../server/src/platform/public-fetch.ts';
import { systemTimer } from './clock.ts';

/** '' where the variable is not set. */
function settingOf(id: string, variable: (provider: Provider) => string): string {
  const listed = PROVIDERS.find((provider) => provider.id === id);
  return (listed && process.env[variable(listed)]?.trim()) || '';
}

/** The host that calls go to where the environment names one; '' for the provider's own. */
export const namedHostOf = (id: string): string => hostOf(settingOf(id, baseUrlVariable));

/** '' for the provider's own. */
export const baseUrlOf = (id: string): string => settingOf(id, baseUrlVariable);

/** More would hold the model more often than calls are in flight. */
const MOST_THREADS = 3;
const localModel = createLocalModel({ threads: Math.min(MOST_THREADS, availableParallelism()) });

export function callEmbeddingsOf(id: string): CallEmbeddings {
  const apiKey = settingOf(id, keyVariable);
  const baseUrl = settingOf(id, baseUrlVariable);
  return async ({ provider, model, texts }, { idempotencyKey, signal }) => {
    const embed = await loadEmbeddings(id);
    const { vectors } = await embed(
      { texts, model },
      {
        fetch: globalThis.fetch,
        localModel,
        signal,
        idempotencyKey,
        ...(apiKey === '' ? {} : { apiKey }),
        ...(baseUrl === '' ? {} : { baseUrl }),
      },
    );
    return packVectors({ provider, model }, texts, vectors);
  };
}

/** Smart mode chooses among these: those whose key is in the environment. */
export const textProviders = (): ReadonlySet<string> =>
  new Set(
    TEXT_PROVIDERS.filter(({ id, needsKey }) => needsKey && settingOf(id, keyVariable) !== '').map(
      ({ id }) => id,
    ),
  );

export function callTextOf(id: string): CallText {
  const apiKey = settingOf(id, keyVariable);
  const baseUrl = settingOf(id, baseUrlVariable);
  return async (request, { idempotencyKey, signal = new AbortController().signal, onText }) => {
    const provider = await loadTextProvider(id);
    const {
      content,
      model,
      inputTokens,
      outputTokens,
      replayed = false,
    } = await provider.generateText(
      {
        prompt: request.prompt,
        model: request.model ?? '',
        ...(request.system === undefined ? {} : { system: request.system }),
        ...(request.max_tokens === undefined ? {} : { maxTokens: request.max_tokens }),
        ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
        ...(request.jsonMode === undefined ? {} : { jsonMode: request.jsonMode }),
        ...(request.language === undefined ? {} : { language: request.language }),
        ...(request.task === undefined ? {} : { task: request.task }),
      },
      {
        fetch: globalThis.fetch,
        signal,
        idempotencyKey,
        timer: systemTimer,
        // Also where nobody listens: a call that hangs is noticed by its parts alone.
        onText: (part) => onText?.(part),
        ...(apiKey === '' ? {} : { apiKey }),
        ...(baseUrl === '' ? {} : { baseUrl }),
      },
    );
    const models = { answered: model, asked: request.model ?? model };
    const isFree = needsBaseUrl(id) && isOwnMachine(baseUrl);
    const cost = isFree ? 0 : costOfReply(id, models, inputTokens, outputTokens);
    return { content, model, provider: id, usage: { inputTokens, outputTokens, cost }, replayed };
  };
}

/** What a reply names is fetched from public addresses alone. */
const publicFetch = createPublicFetch(new Set());

/** Smart mode of images chooses among these: those whose key is in the environment. */
export const pictureProviders = (): ReadonlySet<string> =>
  new Set(ROUTED_IMAGE_PROVIDERS.filter((id) => settingOf(id, keyVariable) !== ''));

export function callPictureOf(id: string): CallPicture {
  const apiKey = settingOf(id, keyVariable);
  const baseUrl = settingOf(id, baseUrlVariable);
  return async (request, { idempotencyKey, signal = new AbortController().signal }) => {
    const { makeImage } = await loadImageProvider(id);
    const made = await makeImage(
      {
        prompt: request.prompt,
        model: request.model ?? '',
        aspectRatio: request.aspect_ratio ?? '1:1',
        format: request.output_format ?? 'jpeg',
      },
      {
        fetch: globalThis.fetch,
        publicFetch,
        signal,
        idempotencyKey,
        timer: systemTimer,
        ...(apiKey === '' ? {} : { apiKey }),
        ...(baseUrl === '' ? {} : { baseUrl }),
      },
    );
    const cost = made.costUsd ?? usdPerImage(id, made.model);
    return { imageUrl: dataUrlOf(made), model: made.model, provider: id, usage: { cost } };
  };
}

/** For one page that was found, with its redirects. */
const PAGE_TIMEOUT_MS = 15_000;

/** Finds pages and reads them in this process, which works for one user alone: from public addresses, within the bounds of a page. */
export function callResearchOf(id: string): CallResearch {
  const apiKey = settingOf(id, keyVariable);
  const baseUrl = settingOf(id, baseUrlVariable);
  return async (request, { signal = new AbortController().signal }) => {
    const {
      query,
      numResults = 5,
      csvKeywords = [],
      language = 'en',
      market = marketOf(language),
      type = 'semantic',
    } = request;
    const { findPages, usdPerSearch } = await loadResearchProvider(id);
    const { readPage, researchPages } = await import('@silosmith/research');
    const found = await findPages(
      { keyword: query, country: market.toLowerCase(), language, results: numResults, type },
      {
        fetch: globalThis.fetch,
        signal,
        ...(apiKey === '' ? {} : { apiKey }),
        ...(baseUrl === '' ? {} : { baseUrl }),
      },
    );
    const findings = await researchPages(
      found.pages,
      { keyword: query, language, keywords: csvKeywords, reads: true },
      {
        fetch: publicFetch,
        read: async (html, url) => readPage(html, url),
        pageLimit: () => AbortSignal.timeout(PAGE_TIMEOUT_MS),
        signal,
      },
    );
    const cost = found.costUsd ?? usdPerSearch;
    return { ...findings, provider: id, demo: id === DEMO_PROVIDER, usage: { cost } };
  };
}

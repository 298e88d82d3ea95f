// `--embeddings`: the meaning of a file's keywords by an embedding model, asked for once, its price said before.
import { hostOf, isLocal, modelKnows, providerName } from '@silosmith/ai';
import {
  type KeywordTable,
  keyOfVectors,
  type ProjectDocument,
  textAt,
  type VectorSource,
} from '@silosmith/contract';
import { type EmbeddingPlan, embedTexts, knownVectors, planEmbedding } from '@silosmith/generation';
import type { BuildOptions } from '@silosmith/silo';
import type { CommandContext } from './command.ts';
import { embeddingsOf, providerCallsOf } from './commands/shared-options.ts';
import { systemChance } from './platform/chance.ts';
import { systemClock, systemTimer } from './platform/clock.ts';
import { baseUrlOf } from './platform/providers.ts';
import { openVectorFile } from './platform/vector-file.ts';

export interface Meaning {
  /** For `buildSilo`; empty where the command was not asked for meaning. */
  readonly options: Pick<BuildOptions, 'embeddings'>;
  /** For the project file. */
  readonly stored: Pick<ProjectDocument, 'meaning' | 'vectors'>;
}

/** Throws the faults of the provider, after what arrived was kept, and those of the file beside `path`. */
export async function meaningOf(
  context: CommandContext,
  path: string,
  { table, language }: { readonly table: KeywordTable; readonly language: string },
): Promise<Meaning> {
  const source = embeddingsOf(context.values);
  if (source === null) return { options: {}, stored: {} };
  const file = await openVectorFile(path);
  const batches = new Map(file.batches.map((batch) => [keyOfVectors(batch), batch]));
  const texts = Array.from({ length: table.rowCount }, (_, row) => textAt(table.keyword, row));
  const baseUrl = baseUrlOf(source.provider);
  const plan = planEmbedding(texts, knownVectors(batches.values(), source), source, baseUrl);
  sayPrice(context, plan, baseUrl);
  warnOfLanguage(context, source, language);
  const { output, messages, signal } = context;
  await embedTexts(
    plan,
    {
      call: providerCallsOf(context).embeddings(source.provider),
      async keep(batch) {
        await file.keep(batch);
        batches.set(keyOfVectors(batch), batch);
      },
      clock: systemClock,
      timer: systemTimer,
      chance: systemChance,
    },
    {
      signal,
      onProgress: (done, total) => output.progress(messages.t('cli.meaning.progress', { done, total })),
    },
  );
  const embeddings = knownVectors(batches.values(), source).ofTable(table);
  const used = [...batches.values()].filter(
    ({ provider, model }) => provider === source.provider && model === source.model,
  );
  return {
    options: embeddings === null ? {} : { embeddings },
    stored: { meaning: source, vectors: used },
  };
}

/** On standard error: standard output is the result's. */
function sayPrice({ output, messages: { t } }: CommandContext, plan: EmbeddingPlan, baseUrl: string): void {
  const { provider, model, texts, costUsd } = plan;
  const about = { count: texts.length, model, host: hostOf(baseUrl) || providerName(provider) };
  if (about.count === 0) output.problem(t('cli.meaning.known', about));
  else if (isLocal(provider)) output.problem(t('cli.meaning.local', about));
  else if (costUsd === null) output.problem(t('cli.meaning.unpriced', about));
  else if (costUsd === 0) output.problem(t('cli.meaning.free', about));
  else output.problem(t('cli.meaning.price', { ...about, usd: costUsd.toFixed(4) }));
}

function warnOfLanguage({ output, messages }: CommandContext, source: VectorSource, language: string): void {
  const { provider, model } = source;
  if (modelKnows(provider, model, language)) return;
  const name = new Intl.DisplayNames([messages.language], { type: 'language' }).of(language) ?? language;
  output.problem(messages.t('cli.meaning.foreign', { model, language: name }));
}

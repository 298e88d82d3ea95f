// How does a page get its article, meta and tags? Stage by stage, each stored the moment it is made; what exists is not made again.
import {
  articlePrompt,
  metaPrompt,
  type PageBrief,
  readArticleReply,
  readMetaReply,
  readTagsReply,
  tagsPrompt,
} from '@silosmith/ai';
import { fitMetaDescription, fitMetaTitle, normaliseTags } from '@silosmith/content';
import type { Article, Meta, Tags } from '@silosmith/contract';
import { POLICIES } from '@silosmith/jobs';
import { type Clock, Fault, throwIfCancelled } from '@silosmith/kernel';
import type { PlannedPage, TextStage } from '../plan/plan-generation.ts';
import type { CallText } from '../run/call-journal.ts';
import { type ArticleNote, articleRecordOf } from './article-record.ts';
import { askForText } from './ask-for-text.ts';
import { fallbackMeta, fallbackTags, isFallbackMeta, isFallbackTags } from './fallbacks.ts';

export interface GenerationContext {
  readonly projectId: string;
  readonly provider: string;
  readonly model: string;
  readonly language: string;
  /** The same for every attempt, resume and restart of one wish; a new one where the user asks for a page to be written anew. */
  readonly runId: string;
  /** 1 for the first attempt of the job's item. */
  readonly attempt?: number;
  /**
   * What the project holds of the page now, read again before each attempt: a stage whose record is here is not run.
   * To write a page anew, leave out what is to be replaced. Meta and tags are made from the article.
   */
  readonly existing: Partial<StoredRecords>;
}

export interface StoredRecords {
  readonly article: Article;
  readonly meta: Meta;
  readonly tags: Tags;
}

export interface GenerationPorts {
  readonly callText: CallText;
  /** Resolves once the record is safe. */
  store<K extends TextStage>(kind: K, record: StoredRecords[K]): Promise<void>;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}

export type GenerationNote = ArticleNote | 'meta-fallback' | 'tags-fallback';

export interface PageOutcome {
  readonly made: readonly TextStage[];
  /** What a reader of the run should know of the page. */
  readonly notes: readonly GenerationNote[];
  /** Paid in this call, in US dollars. */
  readonly costUsd: number;
}

/**
 * Makes what the plan says is missing, in order. Throws the article's fault, `cancelled`, and what `store` throws.
 * Where a provider fails at meta or tags, a stand-in is stored and noted (specification 2 §8); it counts as missing next time.
 */
export async function generatePage(
  item: PlannedPage,
  context: GenerationContext,
  ports: GenerationPorts,
): Promise<PageOutcome> {
  const made: TextStage[] = [];
  const notes: GenerationNote[] = [];
  let costUsd = 0;
  const finish = async <K extends TextStage>(kind: K, record: StoredRecords[K]): Promise<void> => {
    await ports.store(kind, record);
    made.push(kind);
    costUsd += record.provenance?.costUsd ?? 0;
  };

  const { brief } = item;
  const { existing } = context;
  const needs = (kind: TextStage): boolean => item.needs.includes(kind) && !isMade(kind, existing);
  let article = existing.article;
  if (needs('article')) {
    const read = (content: string) => readArticleReply(content, item.keyword);
    const { value, provenance } = await askForText(item.keyword, articlePrompt(brief), read, context, ports);
    const result = articleRecordOf(value, brief, provenance);
    article = result.article;
    notes.push(...result.notes);
    await finish('article', article);
  }
  const about: About = {
    brief,
    articleTitle: article?.title ?? item.keyword,
    excerpt: article?.excerpt ?? item.keyword,
  };
  if (needs('meta')) {
    const meta = await makeMeta(about, context, ports);
    if (meta.provenance === null) notes.push('meta-fallback');
    await finish('meta', meta);
  }
  if (needs('tags')) {
    const tags = await makeTags(about, context, ports);
    if (tags.provenance === null) notes.push('tags-fallback');
    await finish('tags', tags);
  }
  return { made, notes, costUsd };
}

interface About {
  readonly brief: PageBrief;
  readonly articleTitle: string;
  readonly excerpt: string;
}

async function makeMeta(about: About, context: GenerationContext, ports: GenerationPorts): Promise<Meta> {
  const { keyword } = about.brief;
  const ask = () => askForText(keyword, metaPrompt(about), readMetaReply, context, ports);
  const asked = await orFallback(ask, context, ports);
  if (!asked) return fallbackMeta(keyword, about.excerpt);
  const { title, description } = asked.value;
  return {
    keyword,
    title: fitMetaTitle(title),
    description: fitMetaDescription(description),
    provenance: asked.provenance,
  };
}

async function makeTags(about: About, context: GenerationContext, ports: GenerationPorts): Promise<Tags> {
  const { keyword } = about.brief;
  const ask = () => askForText(keyword, tagsPrompt(about), readTagsReply, context, ports);
  const asked = await orFallback(ask, context, ports);
  const tags = asked ? normaliseTags(asked.value.tags) : [];
  return asked && tags.length > 0 ? { keyword, tags, provenance: asked.provenance } : fallbackTags(keyword);
}

function isMade(kind: TextStage, existing: Partial<StoredRecords>): boolean {
  if (kind === 'meta') return existing.meta !== undefined && !isFallbackMeta(existing.meta);
  if (kind === 'tags') return existing.tags !== undefined && !isFallbackTags(existing.tags);
  return existing.article !== undefined;
}

/** Asked for again inside the stage already. */
const UNREADABLE = new Set(['ai.invalid-json', 'ai.empty-reply']);

/**
 * Null where the provider failed for good, or passingly in the last attempt. Before that a passing fault (`retryable`) is
 * thrown: the job's item tries again and goes on after what is stored. Faults that are not the provider's are thrown always.
 */
async function orFallback<T>(
  ask: () => Promise<T>,
  context: GenerationContext,
  ports: GenerationPorts,
): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    throwIfCancelled(ports.signal);
    if (!(error instanceof Fault) || !error.code.startsWith('ai.')) throw error;
    const isLast = (context.attempt ?? 1) > POLICIES.bulk.maxRetries;
    if (error.retryable && !UNREADABLE.has(error.code) && !isLast) throw error;
    return null;
  }
}

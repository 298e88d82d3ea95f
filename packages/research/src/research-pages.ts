// Reads the pages that a search found, side by side, and says what they hold. A page that cannot be read is named, never a failure.
import type { ResearchReply, Source } from '@silosmith/contract';
import { Fault, type FetchPort } from '@silosmith/kernel';
import { analysePages, type ReadPage } from './analyse-pages.ts';
import { fetchPage, type UnreadReason, unreadFault } from './fetch-page.ts';
import { passagesOf, wordsIn } from './passages.ts';
import type { PageReading } from './read-page.ts';

export interface PageToRead {
  readonly url: string;
  readonly title: string;
  readonly publishedAt: string | null;
  /** Read in place of the address. */
  readonly html?: string;
}

export interface ResearchTask {
  readonly keyword: string;
  readonly language: string;
  /** Keywords that the page to be written is to serve. */
  readonly keywords: readonly string[];
  /** False: found pages are listed, not read. */
  readonly reads: boolean;
}

export interface ReadingPorts {
  /** Public addresses alone, checked after DNS; follows no redirect. */
  readonly fetch: FetchPort;
  /** `readPage`, wherever it runs; may throw `research.…` faults. */
  readonly read: (html: string, url: string) => Promise<PageReading>;
  /** Aborts when a single page has taken long enough. */
  readonly pageLimit: () => AbortSignal;
  readonly signal: AbortSignal;
}

export type ResearchFindings = Omit<ResearchReply, 'provider' | 'demo' | 'usage'>;

/** Throws what `ports.signal` aborted with; nothing else. */
export async function researchPages(
  pages: readonly PageToRead[],
  task: ResearchTask,
  ports: ReadingPorts,
): Promise<ResearchFindings> {
  if (!task.reads) {
    const { semanticInsights } = analysePages([], task);
    const sources = pages
      .map((page) => ({ ...page, ...NOTHING_READ }))
      .map(({ html: _, ...source }) => source);
    return { contentAnalysis: null, semanticInsights, recommendations: [], sources, unread: [] };
  }
  const read: (ReadPage & { readonly source: Source })[] = [];
  const unread: { url: string; reason: string }[] = [];
  const outcomes = await Promise.all(pages.map((page) => readOne(page, task, ports)));
  ports.signal.throwIfAborted();
  for (const outcome of outcomes) {
    if (outcome.kind === 'unread') unread.push({ url: outcome.url, reason: outcome.reason });
    // Two addresses may lead to one page.
    else if (!read.some(({ url }) => url === outcome.url)) read.push(outcome);
  }
  return { ...analysePages(read, task), sources: read.map(({ source }) => source), unread };
}

const NOTHING_READ = { wordCount: 0, headings: [], links: [], passages: [] };

async function readOne(page: PageToRead, { keyword, language }: ResearchTask, ports: ReadingPorts) {
  try {
    const signal = AbortSignal.any([ports.signal, ports.pageLimit()]);
    const fetched =
      page.html === undefined
        ? await fetchPage(ports.fetch, page.url, signal)
        : { html: page.html, url: page.url };
    const reading = await ports.read(fetched.html, fetched.url);
    const wordCount = wordsIn(reading.blocks, language);
    if (wordCount === 0) throw unreadFault('not-readable');
    const source: Source = {
      url: fetched.url,
      title: reading.title || page.title,
      publishedAt: page.publishedAt,
      wordCount,
      headings: reading.headings.map(({ level, text }) => ({ level, text })),
      links: [...reading.links],
      passages: passagesOf(reading.blocks, keyword, language),
    };
    return { kind: 'read' as const, url: fetched.url, reading, wordCount, source };
  } catch (error) {
    return { kind: 'unread' as const, url: page.url, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): UnreadReason {
  if (error instanceof Fault) {
    const [, reason = ''] = error.code.split('.');
    return UNREAD_REASONS.find((known) => known === reason) ?? 'unreachable';
  }
  return error instanceof Error && /^(?:Abort|Timeout)Error$/u.test(error.name) ? 'timeout' : 'unreachable';
}

const UNREAD_REASONS: readonly UnreadReason[] = [
  'too-large',
  'too-many-redirects',
  'not-html',
  'refused',
  'timeout',
  'not-readable',
  'private-address',
];

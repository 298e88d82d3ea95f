// What became of each page of a run.
import type { PageId } from '@silosmith/contract';
import { type FaultShape, toFaultShape } from '@silosmith/kernel';
import type { SitePost } from '../rest/posts.ts';
import type { PlanItem } from './plan-publishing.ts';
import type { VerificationReport } from './verify-posts.ts';

export interface PublishResult {
  readonly pageId: PageId;
  readonly keyword: string;
  readonly status: 'success' | 'error' | 'skipped';
  readonly postId: number | null;
  readonly url: string | null;
  /** Calls that it took to make the post. */
  readonly attempts: number;
  readonly fault: FaultShape | null;
  /** Null where nothing was written, or verification is off. */
  readonly verification: VerificationReport | null;
}

export class ResultList {
  readonly #results: Map<string, PublishResult>;
  readonly #onChange: ((result: PublishResult) => void) | undefined;

  /** `onChange` gets each result that is new or has changed. */
  constructor(items: readonly PlanItem[], onChange?: (result: PublishResult) => void) {
    this.#onChange = onChange;
    this.#results = new Map(
      items.map(({ pageId, keyword, postId }) => [
        pageId,
        {
          ...{ pageId, keyword, status: 'skipped', postId, url: null },
          ...{ attempts: 0, fault: null, verification: null },
        },
      ]),
    );
  }

  all(): PublishResult[] {
    return [...this.#results.values()];
  }

  attempts(pageId: string, attempts: number): void {
    this.#change(pageId, { attempts });
  }

  written(pageId: string, { id: postId, permalink: url }: SitePost): void {
    const attempts = Math.max(1, this.#results.get(pageId)?.attempts ?? 0);
    this.#change(pageId, { status: 'success', postId, url, attempts });
  }

  failed(pageId: string, fault: Error): void {
    this.#change(pageId, { status: 'error', fault: toFaultShape(fault) });
  }

  verified(pageId: string, verification: VerificationReport): void {
    this.#change(pageId, { verification });
  }

  hasFailed(pageId: string): boolean {
    return this.#results.get(pageId)?.status === 'error';
  }

  writtenIds(): string[] {
    return [...this.#results].flatMap(([pageId, { status }]) => (status === 'success' ? [pageId] : []));
  }

  #change(pageId: string, change: Partial<PublishResult>): void {
    const known = this.#results.get(pageId);
    if (!known) return;
    const result = { ...known, ...change };
    this.#results.set(pageId, result);
    if (result.status !== 'skipped') this.#onChange?.(result);
  }
}

// Settings of publishing to a WordPress site, with their defaults and bounds.
import { POST_TYPES } from '@silosmith/contract';
import * as z from 'zod/mini';

export const PUBLISH_STATUSES = ['draft', 'publish', 'schedule'] as const;
export const CATEGORY_MAPPINGS = ['pillar-to-category', 'topic-to-category', 'none'] as const;
export const SEO_PLUGINS = ['none', 'yoast', 'rankmath', 'aioseo'] as const;

/** `auto`: where the user may upload; `always`: a user who may not cannot publish. */
const IMAGE_CHOICES = ['auto', 'always', 'none'] as const;

const bounded = (min: number, max: number, preset: number) =>
  z._default(z.int().check(z.minimum(min), z.maximum(max)), preset);

export const publishSettingsSchema = z.object({
  status: z._default(z.enum(PUBLISH_STATUSES), 'draft'),
  /** Of posts that are still to be made: one that is there keeps its type. */
  postType: z._default(z.enum(POST_TYPES), 'post'),
  categoryMapping: z._default(z.enum(CATEGORY_MAPPINGS), 'pillar-to-category'),
  seoPlugin: z._default(z.enum(SEO_PLUGINS), 'none'),
  images: z._default(z.enum(IMAGE_CHOICES), 'auto'),
  /** Hours between scheduled posts. */
  scheduleInterval: bounded(1, 168, 24),
  /** Posts between two pauses. */
  batchSize: bounded(1, 20, 5),
  /** Milliseconds. */
  batchDelay: bounded(500, 10_000, 2000),
  /** Tries of one call. */
  maxRetries: bounded(1, 10, 3),
  verification: z._default(z.boolean(), true),
  /** Off: nothing is kept once a run has ended, so that neither it nor an earlier one can be undone. */
  snapshots: z._default(z.boolean(), true),
});
export type PublishSettings = z.output<typeof publishSettingsSchema>;

/** Pause after each post that was made or changed. */
export const POST_PAUSE_MS = 500;

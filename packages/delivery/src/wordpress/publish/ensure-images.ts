// Uploads the images that the posts of a run need, each once: an earlier upload is found by its slug.
import { type BackoffPolicy, backoffDelayMs, Fault, type Timer, throwIfCancelled } from '@silosmith/kernel';
import { base64Of, imageOfUrl } from '../images/checked-image.ts';
import type { DesiredImage } from '../images/desired-images.ts';
import type { SiteMedia } from '../images/image-figures.ts';
import { firstOf, numberedImageSlugs, slugOfImage } from '../images/image-slugs.ts';
import type { Media, NewMedia } from '../rest/media.ts';
import type { DesiredPost } from './desired-posts.ts';
import type { RunOptions } from './open-run.ts';
import { faultOfPost, type PreparedRun, type PublishPorts } from './prepare.ts';

const BACKOFF: BackoffPolicy = { baseDelayMs: 1000, maxDelayMs: 30_000, factor: 2 };

/** Images of these posts that the site does not have. */
export function neededImages(
  posts: readonly DesiredPost[],
  { desired, facts }: Pick<PreparedRun, 'desired' | 'facts'>,
): DesiredImage[] {
  const keys = new Set(posts.flatMap(({ images }) => images));
  return desired.images.filter(({ key }) => keys.has(key) && !facts.media.has(key));
}

export interface FailedImage {
  readonly name: string;
  readonly fault: Fault;
}

/** What is uploaded is in `facts.media` from then on; what failed is null there: its posts do without. */
export async function ensureImages(
  needed: readonly DesiredImage[],
  prepared: PreparedRun,
  ports: PublishPorts,
  {
    signal,
    onProgress,
    pause,
  }: Pick<RunOptions, 'signal' | 'onProgress'> & { readonly pause: () => Promise<void> },
): Promise<FailedImage[]> {
  const { facts, media, request } = prepared;
  const failed: FailedImage[] = [];
  for (const [done, image] of needed.entries()) {
    throwIfCancelled(signal);
    onProgress?.({ stage: 'images', done, total: needed.length });
    const url = request.imageUrl(image);
    const checked = url === null ? null : imageOfUrl(url);
    if (checked === null || checked.refusal !== undefined) {
      facts.media.set(image.key, null);
      continue;
    }
    const { key, name, title, alt } = image;
    const file = { name, base64: base64Of(checked.bytes) };
    try {
      const tries = request.settings.maxRetries;
      const upload = { file, slug: slugOfImage(key), title, alt };
      const made = await uploadOnce(key, upload, { media, timer: ports.timer, tries, signal });
      facts.media.set(key, made);
    } catch (error) {
      failed.push({ name, fault: faultOfPost(error) });
      facts.media.set(key, null);
    }
    await pause();
  }
  return failed;
}

interface UploadAttempt {
  readonly media: Media;
  readonly timer: Timer;
  readonly tries: number;
  readonly signal: AbortSignal | undefined;
}

/** WordPress can save a file and answer with an error, or not at all: after any failure it looks first. */
async function uploadOnce(
  key: string,
  upload: NewMedia,
  { media, timer, tries, signal }: UploadAttempt,
): Promise<SiteMedia> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await media.upload(upload);
    } catch (error) {
      throwIfCancelled(signal);
      const canRepeat = error instanceof Fault && error.retryable && attempt < tries;
      if (canRepeat) await timer.sleep(backoffDelayMs(BACKOFF, attempt), signal);
      const found = firstOf(key, await media.bySlug(numberedImageSlugs(key)));
      if (found !== undefined) return found;
      if (!canRepeat) throw error;
    }
  }
}

/** Removes what late calls made beside the images of this run; nobody else's file has such a slug. */
export async function removeTwinImages(
  uploaded: readonly DesiredImage[],
  { facts, media }: Pick<PreparedRun, 'facts' | 'media'>,
): Promise<void> {
  const found = await media.bySlug(uploaded.flatMap(({ key }) => numberedImageSlugs(key)));
  const kept = new Set(uploaded.flatMap(({ key }) => facts.media.get(key)?.id ?? []));
  for (const { id } of found) if (!kept.has(id)) await media.remove(id);
}

// Makes one image of a page again; the others stay as they are.
import { DEMO_PROVIDER, imagePrompt, readImageBrief } from '@silosmith/ai';
import { cleanLine } from '@silosmith/content';
import { type ImageRecord, imageSchema, type Picture } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { MOST_CHARACTERS } from './image.ts';
import type { PictureStage } from './stage.ts';

/** Names an image among the stages that a run makes again (`rewrites.stages`). */
export const PICTURE = 'picture';

export interface PictureName {
  /** Of the page's images, from 0: the featured one. */
  readonly index: number;
  /** What it is to show; left out: what it was to show before. */
  readonly shows?: string | undefined;
}

/** The images of a record, the featured one first. One that stands alone, of an import or an earlier version, is the featured one. */
export function picturesIn({ keyword, url, prompt, alt, pictures }: ImageRecord): readonly Picture[] {
  if (pictures !== undefined) return pictures;
  return [{ role: 'featured', section: null, url, prompt, alt, caption: '', fileName: keyword }];
}

/** What an image was to show, by its prompt; the keyword of the page where nothing says so. */
export function shownIn({ prompt }: Pick<Picture, 'prompt'>, keyword: string): string {
  return prompt === '' ? keyword : readImageBrief(prompt).subject;
}

/** A record with one image in the place of another: where it is and what is said of it stays, what it cost replaces what that did. */
function withPicture(record: ImageRecord, index: number, made: NewPicture): ImageRecord {
  const pictures = picturesIn(record);
  const before = pictures[index];
  const after = pictures.map((picture, at) => (at === index ? { ...picture, ...made } : picture));
  const { url, prompt, provider, model, costUsd, madeAt } = made;
  const paid = record.provenance ?? NOTHING_PAID;
  const replaced = before?.costUsd === undefined ? 0 : before.costUsd;
  const replacedUsd = sumOf(paid.replacedUsd ?? (paid.replacedUsd === null ? null : 0), replaced);
  const maker = index === 0 || record.provenance === null ? { provider, model } : {};
  return {
    ...record,
    ...(index === 0 ? { url, prompt } : {}),
    pictures: after,
    provenance: {
      ...paid,
      ...maker,
      demo: after.every((picture) => picture.provider === DEMO_PROVIDER),
      generatedAt: madeAt,
      costUsd: sumOf(paid.costUsd, costUsd, replaced === null ? null : -replaced),
      ...(replacedUsd === 0 ? {} : { replacedUsd }),
    },
  };
}

interface NewPicture extends Pick<Picture, 'url' | 'prompt'> {
  readonly provider: string;
  readonly model: string;
  readonly costUsd: number | null;
  readonly madeAt: string | null;
}

const NOTHING_PAID = { provider: '', model: '', inputTokens: 0, outputTokens: 0, costUsd: 0, replacedUsd: 0 };

const sumOf = (...amounts: readonly (number | null)[]): number | null =>
  amounts.some((amount) => amount === null)
    ? null
    : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/**
 * The record to store where an image was made: that which is stored, in which the user may have changed alternative texts since, with the new image.
 * The made one as it is where the stored one has no such image any more.
 */
export function pictureOnto(
  stored: ImageRecord | undefined,
  record: ImageRecord,
  index: number,
): ImageRecord {
  const made = picturesIn(record)[index];
  if (stored === undefined || made === undefined || picturesIn(stored)[index] === undefined) return record;
  const { url, prompt, provider = '', model = '', costUsd = null, madeAt = null } = made;
  return withPicture(stored, index, { url, prompt, provider, model, costUsd, madeAt });
}

/** The record without one of its images; null where it was the only one. The next one takes the place of a featured image. */
export function withoutPicture(record: ImageRecord, index: number): ImageRecord | null {
  const left = picturesIn(record).filter((_, at) => at !== index);
  const gone = picturesIn(record)[index];
  const [first, ...others] = left;
  if (first === undefined || gone === undefined) return first === undefined ? null : record;
  const featured: Picture = { ...first, role: 'featured', section: null };
  const { url, prompt, alt } = featured;
  return { ...record, url, prompt, alt, pictures: [featured, ...others] };
}

/** Makes one image of a page again, once since a moment, ISO 8601. */
export const pictureSince = (madeBefore: string, { index, shows }: PictureName): PictureStage<'image'> => ({
  asks: 'pictures',
  id: 'image',
  collection: 'images',
  schema: imageSchema,
  needs: ['article'],
  mends: true,
  pictures: () => 1,
  async run({ brief, records: { image } }, askPicture, { nowIso }) {
    const before = image && picturesIn(image)[index];
    if (image === undefined || before === undefined) throw new Fault('generation.no-image');
    const { keyword, level } = brief;
    const subject = cleanLine(shows ?? '') || shownIn(before, keyword);
    const kind = before.role === 'featured' ? 'hero' : readImageBrief(before.prompt).kind;
    const prompt = imagePrompt({ keyword, level, subject, kind });
    const { imageUrl, provider, model, usage } = await askPicture(prompt, index);
    const made = { url: imageUrl, prompt, provider, model, costUsd: usage.cost, madeAt: nowIso };
    const record = withPicture(image, index, made);
    const characters = picturesIn(record).reduce((sum, { url }) => sum + url.length, 0);
    if (characters > MOST_CHARACTERS) throw new Fault('ai.reply-too-large');
    return { record, notes: [] };
  },
  isMade: (record) => Date.parse(picturesIn(record)[index]?.madeAt ?? '') >= Date.parse(madeBefore),
  isByHand: ({ provenance }) => provenance === null,
});

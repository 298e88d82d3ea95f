import { DEMO_PROVIDER, imagePrompt } from '@silosmith/ai';
import { type ImageReply, imageSchema, type Picture } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { picturesFor, planPictures } from './image-plan.ts';
import type { PictureRun, PictureStage } from './stage.ts';

/** Concern one picture alone: the others of the page are still asked for. */
const OF_ONE_PICTURE = new Set([
  'ai.content-refused',
  'ai.not-an-image',
  'ai.reply-too-large',
  'ai.bad-request',
]);
/** A record of 8 MB is the most that is stored and sent; the rest is for texts. */
export const MOST_CHARACTERS = 7_500_000;

export const image: PictureStage<'image'> = {
  asks: 'pictures',
  id: 'image',
  collection: 'images',
  schema: imageSchema,
  needs: ['article'],
  pictures: picturesFor,
  async run({ brief, records }, askPicture, about) {
    const planned = planPictures(brief, records.article?.content ?? '', about.amount);
    const pictures: Picture[] = [];
    const replies: ImageReply[] = [];
    let characters = 0;
    let lastFault: Fault | null = null;
    for (const [index, { brief: pictureBrief, ...place }] of planned.entries()) {
      const prompt = imagePrompt(pictureBrief);
      try {
        const reply = await askPicture(prompt, index);
        replies.push(reply);
        if (characters + reply.imageUrl.length > MOST_CHARACTERS) continue;
        characters += reply.imageUrl.length;
        const { provider, model, usage } = reply;
        pictures.push({ ...place, url: reply.imageUrl, prompt, provider, model, costUsd: usage.cost });
      } catch (error) {
        if (!(error instanceof Fault) || !OF_ONE_PICTURE.has(error.code)) throw error;
        lastFault = error;
      }
    }
    const [first] = pictures;
    if (first === undefined) throw lastFault ?? new Fault('ai.not-an-image');
    const { url, prompt, alt } = first;
    const missing = planned.length - pictures.length;
    return {
      record: {
        keyword: brief.keyword,
        url,
        prompt,
        alt,
        provenance: provenanceOf(replies, about),
        pictures,
        ...(missing > 0 ? { missing } : {}),
      },
      notes: missing > 0 ? ['images-missing'] : [],
    };
  },
  isMade: () => true,
  /** Imported ones have no provenance. */
  isByHand: ({ provenance }) => provenance === null,
};

function provenanceOf(replies: readonly ImageReply[], { provider: asked, model, nowIso }: PictureRun) {
  const known = replies.every(({ usage }) => usage.cost !== null);
  // In smart mode images of a page may come from several: the first one heads it.
  const provider = replies[0]?.provider ?? asked;
  return {
    provider,
    model: replies[0]?.model ?? model,
    demo: provider === DEMO_PROVIDER,
    generatedAt: nowIso,
    inputTokens: 0,
    outputTokens: 0,
    costUsd: known ? replies.reduce((sum, { usage }) => sum + (usage.cost ?? 0), 0) : null,
  };
}

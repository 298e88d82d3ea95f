// Pictures of the built-in provider: drawn from the prompt's keyword, without a key or a network, at no cost.
import { drawPicture } from '@silosmith/demo-writer';
import { throwIfCancelled } from '@silosmith/kernel';
import { type MakeImage, PIXELS } from '../images/image-provider.ts';
import { readImageBrief } from '../prompts/image.ts';

/** Sharp enough for an article, and drawn in a tenth of a second. */
const LONGER_SIDE = 960;

export const makeImage: MakeImage = async ({ prompt, model, aspectRatio }, { signal }) => {
  throwIfCancelled(signal);
  const [width, height] = PIXELS[aspectRatio];
  const scale = LONGER_SIDE / Math.max(width, height);
  const { keyword, level, subject } = readImageBrief(prompt);
  const bytes = drawPicture({
    keyword,
    level,
    seed: subject,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  return { bytes, mediaType: 'image/png', model, costUsd: 0 };
};

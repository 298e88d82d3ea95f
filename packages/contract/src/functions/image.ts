// Request and response of `image-processing` and `stability-image`, the functions that make pictures.
import * as z from 'zod/mini';

/** Width to height. */
export const ASPECT_RATIOS = ['1:1', '3:2', '16:9', '2:3', '9:16'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** Formats that WordPress, browsers and our exports take. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const MAX_IMAGE_PROMPT_CHARACTERS = 4_000;

export const imageRequestSchema = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(MAX_IMAGE_PROMPT_CHARACTERS)),
  model: z.optional(z.string().check(z.maxLength(200))),
  aspect_ratio: z.optional(z.enum(ASPECT_RATIOS)),
  output_format: z.optional(z.enum(IMAGE_FORMATS)),
  /** What the call is for (usage records); default `image`. */
  task: z.optional(z.string().check(z.maxLength(40))),
});

const pixels = z.int().check(z.gte(64), z.lte(4_096));
/** Of `image-processing`: `flux` is Black Forest Labs, and the default. */
export const imageProcessingRequestSchema = z.extend(imageRequestSchema, {
  provider: z.optional(z.string().check(z.maxLength(40))),
  /** In place of `aspect_ratio`, which is then the nearest one: providers make about one megapixel. */
  width: z.optional(pixels),
  height: z.optional(pixels),
  /** Flux alone. */
  prompt_upsampling: z.optional(z.boolean()),
  safety_tolerance: z.optional(z.int().check(z.gte(0), z.lte(6))),
});
export type ImageRequest = z.infer<typeof imageProcessingRequestSchema>;

export const imageReplySchema = z.object({
  /** The picture itself as a data URL: addresses at providers expire within minutes. */
  imageUrl: z.string(),
  model: z.string(),
  provider: z.string(),
  /** US dollars; null for a model without a known price. */
  usage: z.object({ cost: z.nullable(z.number()) }),
});
export type ImageReply = z.infer<typeof imageReplySchema>;

/** Which pages get more than the featured image: every page, pillar pages, none. */
export const IMAGE_AMOUNTS = ['every-page', 'pillar-pages', 'featured'] as const;
export type ImageAmount = (typeof IMAGE_AMOUNTS)[number];

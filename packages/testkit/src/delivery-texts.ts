// Short substitutes for the catalogue's sentences in exported files, easy to assert on.

export const deliveryTexts = {
  demoNotice: 'Demo content & nothing else.',
  estimateNotice: 'Estimated figures inside.',
  guides: {
    wordpress: 'WordPress guide',
    nextjs: 'Next.js guide',
    astro: 'Astro guide',
    ghost: 'Ghost guide',
    strapi: 'Strapi guide',
  },
} as const;

// What stands in for the catalogue's sentences inside exported files? Short ones that a test can look for.

export const deliveryTexts = {
  demoNotice: 'Demo content & nothing else.',
  estimateNotice: 'Estimated figures inside.',
  relatedHeading: 'Related',
  guides: {
    wordpress: 'WordPress guide',
    nextjs: 'Next.js guide',
    astro: 'Astro guide',
    ghost: 'Ghost guide',
    strapi: 'Strapi guide',
  },
} as const;

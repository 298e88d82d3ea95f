// Short substitutes for the catalogue's sentences in exported files, easy to assert on.

export const deliveryTexts = {
  language: 'en',
  /** The key with its parameters behind it. */
  plan: (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
    [key, ...Object.values(params)].join(' '),
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

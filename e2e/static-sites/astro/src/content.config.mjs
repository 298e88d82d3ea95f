import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** As the guide inside the drop-in says. */
const dropin = defineCollection({
  loader: file('src/data/posts.json'),
  schema: z.object({
    path: z.string().startsWith('/'),
    html: z.string().min(1),
    jsonLd: z.looseObject({ '@context': z.literal('https://schema.org') }),
    frontmatter: z.object({
      title: z.string().min(1),
      description: z.string().min(1),
      pubDate: z.coerce.date(),
      category: z.string().min(1),
      tags: z.array(z.string()),
      image: z.object({ url: z.string(), alt: z.string() }),
    }),
  }),
});

const markdown = defineCollection({
  loader: glob({ pattern: '*.md', base: 'src/markdown' }),
  schema: z.object({
    title: z.string().min(1),
    description: z.string().min(1),
    date: z.date(),
    draft: z.literal(false),
    categories: z.array(z.string()).min(1),
    tags: z.array(z.string()).min(1),
    image: z.string().startsWith('/images/'),
    imageAlt: z.string().min(1),
  }),
});

export const collections = { dropin, markdown };

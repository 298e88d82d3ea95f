import {
  articleOf,
  coffeeProject,
  deliveryTexts,
  imageOf,
  metaOf,
  pageOf,
  projectOf,
} from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { deliveredPostOf } from './delivered-post.ts';

const options = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts };

describe('one page as a WordPress site will hold it', () => {
  it('has its links on the host of its own address, and no link to a page without an article', () => {
    const post = deliveredPostOf(coffeeProject(), 'arabica beans', options);
    expect(new URL(post?.url ?? '').host).toBe('silo.invalid');
    expect(post?.html).toContain('<a href="https://silo.invalid/coffee-beans">');
    const lonely = projectOf({
      silo: [pageOf('tea'), pageOf('cups')],
      articles: [articleOf('tea', '<p><a href="silo:cups">cups</a></p>')],
    });
    expect(deliveredPostOf(lonely, 'tea', options)?.html).toBe('<p>cups</p>');
  });

  it('has the title apart, figures with their alternative texts, and plain search texts', () => {
    const picture = {
      role: 'content',
      section: 'Leaves',
      url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      prompt: '',
      alt: 'tea & leaves',
      caption: '',
      fileName: '',
    } as const;
    const project = projectOf({
      silo: [pageOf('tea')],
      articles: [articleOf('tea', '<h1>Tea</h1><h2>Leaves</h2><p>Green [tea].</p>', { title: 'Tea & more' })],
      metas: [metaOf('tea', { title: 'Tea & cups', description: 'A < B' })],
      images: [imageOf('tea', { pictures: [picture] })],
    });
    const post = deliveredPostOf(project, 'tea', options);
    expect(post).toMatchObject({ title: 'Tea & more', metaTitle: 'Tea & cups', metaDescription: 'A < B' });
    expect(post?.html).not.toContain('<h1>');
    expect(post?.html).toMatch(/<h2>Leaves<\/h2>\s*<figure[^>]*><img [^>]*alt="tea &amp; leaves"/u);
    expect(post?.html).toContain('&#91;tea&#93;');
  });

  it('is nothing for a keyword without an article', () => {
    expect(deliveredPostOf(coffeeProject(), 'oolong', options)).toBeNull();
  });
});

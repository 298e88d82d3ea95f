import type { View } from './view.ts';

export const blogPost: View = {
  path: '/blog/:slug',
  access: 'public',
  shell: 'public',
  title: 'common.titles.blogPost',
  planned: 'common.planned.blogPost',
  parent: 'blog',
};

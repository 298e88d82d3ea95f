import { expect, it } from 'vitest';
import { factsOfSite } from './facts-of-site.ts';

it('counts titles and hosts, with or without scheme and www', () => {
  const page = (url: string, title = '') => ({ url, title });
  const pages = [
    page('https://www.tea.example/a', 'A'),
    page('tea.example/b', ' '),
    page('http://shop.example:8080/c'),
    page('http://'),
  ];
  expect(factsOfSite({ name: 'list.csv', pages })).toEqual({
    pages: 4,
    titled: 1,
    hosts: ['tea.example', 'shop.example:8080'],
  });
});

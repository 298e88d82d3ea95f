import nodeUrl from 'node:url';
import { expect, it } from 'vitest';
import url from './node-url.ts';

it.each([
  ['https://site.test/tea?x#y', false],
  ['HTTPS://Site.test', false],
  ['http://127.0.0.1:8080/', true],
  ['//site.test/tea', true],
  ['//site.test/tea', false],
  ['/tea', true],
  ['#top', true],
  ['tea.html', true],
  ['', true],
])('reads host and scheme of %s as Node does', (address, slashesDenoteHost) => {
  const { protocol, hostname } = nodeUrl.parse(address, false, slashesDenoteHost);
  const read = url.parse(address, false, slashesDenoteHost);
  expect([read.protocol, read.hostname || null]).toEqual([protocol, hostname || null]);
});

it('reads what is no address as one without host', () => {
  expect(url.parse('https://[', false, true)).toEqual({ protocol: null, hostname: null });
});

it.each(['mailto:a@site.test', 'tel:123'])(
  'reads the scheme of %s, which has no host for a link to count by',
  (address) => {
    expect(url.parse(address)).toEqual({ protocol: nodeUrl.parse(address).protocol, hostname: '' });
  },
);

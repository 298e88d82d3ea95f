import { describe, expect, it } from 'vitest';
import { bareAddress, pageAddressOf, slugOfAddress } from './page-address.ts';

describe('the address of a page', () => {
  it.each([
    ['https://acme.com/products/', 'acme.com', '/products'],
    ['//www.acme.com/a/b?x=1#y', 'acme.com', '/a/b'],
    ['acme.com', 'acme.com', ''],
    ['ACME.com/a', 'acme.com', '/a'],
    ['www.acme.co.uk/', 'acme.co.uk', ''],
    ['http://localhost:3000/a', 'localhost:3000', '/a'],
    ['/products/blast/index.html', '', '/products/blast'],
    ['https://acme.com/default.aspx', 'acme.com', ''],
    ['guide.html', '', '/guide.html'],
    ['a/b', '', '/a/b'],
    ['/', '', ''],
    ['/v2.0/notes', '', '/v2.0/notes'],
  ])('%s', (address, host, path) => {
    expect(pageAddressOf(address)).toEqual({ host, path });
  });

  it('is none where it is longer than any browser opens', () => {
    expect(pageAddressOf(`/b${'/'.repeat(60_000)}c`)).toBeNull();
  });

  it('calls the page by its last part', () => {
    expect(
      ['/a/blast-freezer.html', 'https://acme.com/ice/index.html', '/caf%C3%A9', '/50%', 'acme.com'].map(
        slugOfAddress,
      ),
    ).toEqual(['blast-freezer', 'ice', 'café', '50%', '']);
  });

  it('is the same with and without closing slash', () => {
    expect(['/a/', '/a', '/a#b', '/'].map(bareAddress)).toEqual(['/a', '/a', '/a', '/']);
  });
});

import { gzipSync } from 'node:zlib';
import { Fault, type FetchPort } from '@silosmith/kernel';
import { describe, expect, it } from 'vitest';
import { decodeHtml } from './decode-html.ts';
import { fetchPage } from './fetch-page.ts';

const NEVER = new AbortController().signal;
const html = { 'content-type': 'text/html; charset=utf-8' };
/** A network of these answers; an address that is not among them is private. */
const network = (answers: Readonly<Record<string, () => Response>>): FetchPort & { asked: string[] } => {
  const asked: string[] = [];
  const port: FetchPort = async (url) => {
    asked.push(String(url));
    const answer = answers[String(url)];
    if (answer === undefined) throw new Fault('server.private-address', { params: { host: 'x' } });
    return answer();
  };
  return Object.assign(port, { asked });
};
const codeOf = async (page: Promise<unknown>): Promise<string> =>
  page.then(
    () => 'read',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  );
const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } });

describe('a found page is fetched', () => {
  it('over redirects, each of which goes through the port that refuses private addresses', async () => {
    const port = network({
      'https://a.example/': redirect('/b'),
      'https://a.example/b': redirect('https://c.example/d'),
      'https://c.example/d': () => new Response('<p>Hi</p>', { headers: html }),
    });
    expect(await fetchPage(port, 'https://a.example/', NEVER)).toEqual({
      html: '<p>Hi</p>',
      url: 'https://c.example/d',
    });
    const misled = network({ 'https://a.example/': redirect('http://169.254.169.254/latest') });
    expect(await codeOf(fetchPage(misled, 'https://a.example/', NEVER))).toBe('server.private-address');
    expect(misled.asked.at(-1)).toBe('http://169.254.169.254/latest');
  });

  it.each(['file:///etc/passwd', 'data:text/html,hi', 'javascript:1', 'http://'])(
    'a redirect to %s is refused',
    async (location) => {
      const port = network({ 'https://a.example/': redirect(location) });
      expect(await codeOf(fetchPage(port, 'https://a.example/', NEVER))).toBe('research.refused');
    },
  );

  it('an endless chain ends', async () => {
    const port = network({ 'https://a.example/': redirect('https://a.example/') });
    expect(await codeOf(fetchPage(port, 'https://a.example/', NEVER))).toBe('research.too-many-redirects');
    expect(port.asked).toHaveLength(6);
  });

  it('10 MB, and a body without end, are refused as soon as they pass the bound', async () => {
    const big = network({
      'https://a.example/': () => new Response('x'.repeat(10 * 2 ** 20), { headers: html }),
    });
    expect(await codeOf(fetchPage(big, 'https://a.example/', NEVER))).toBe('research.too-large');
    let sent = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 2 ** 16;
            controller.enqueue(new Uint8Array(2 ** 16));
          },
        }),
        { headers: html },
      );
    expect(
      await codeOf(fetchPage(network({ 'https://a.example/': endless }), 'https://a.example/', NEVER)),
    ).toBe('research.too-large');
    expect(sent).toBeLessThan(4 * 2 ** 20);
  });

  it('a small archive that unpacks to gigabytes is refused; an honest one is read, a broken one named', async () => {
    const packed = (bytes: Uint8Array<ArrayBuffer>) =>
      network({
        'https://a.example/': () => new Response(bytes, { headers: { ...html, 'content-encoding': 'gzip' } }),
      });
    const bytesOf = (text: string) => new Uint8Array(gzipSync(text));
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(200 * 2 ** 20)));
    expect(bomb.length).toBeLessThan(2 ** 20);
    expect(await codeOf(fetchPage(packed(bomb), 'https://a.example/', NEVER))).toBe('research.too-large');
    expect((await fetchPage(packed(bytesOf('<p>é</p>')), 'https://a.example/', NEVER)).html).toBe('<p>é</p>');
    const cut = bytesOf('<p>words</p>'.repeat(100)).slice(0, 30);
    expect(await codeOf(fetchPage(packed(cut), 'https://a.example/', NEVER))).toBe('research.not-readable');
  });

  it.each([
    ['a picture', () => new Response('x', { headers: { 'content-type': 'image/png' } }), 'research.not-html'],
    ['a missing page', () => new Response('gone', { status: 404, headers: html }), 'research.refused'],
    ['an error', () => new Response('boom', { status: 500, headers: html }), 'research.refused'],
  ])('%s is not read', async (_, answer, code) => {
    expect(
      await codeOf(fetchPage(network({ 'https://a.example/': answer }), 'https://a.example/', NEVER)),
    ).toBe(code);
  });
});

describe('bytes are text in the encoding that they declare', () => {
  const latin = Uint8Array.from([0x63, 0x61, 0x66, 0xe9]);
  it.each([
    ['by header', latin, 'text/html; charset=iso-8859-1', 'café'],
    ['by none, and they are no UTF-8', latin, 'text/html', 'café'],
    [
      'in the page',
      Buffer.from('<meta charset="windows-1252">caf\xe9', 'latin1'),
      '',
      '<meta charset="windows-1252">café',
    ],
    ['wrongly: a replacement, not a failure', latin, 'text/html; charset=utf-8', 'caf�'],
    ['by a name nobody knows', Buffer.from('café'), 'text/html; charset=klingon', 'café'],
    ['by a mark', Uint8Array.from([0xff, 0xfe, 0x41, 0]), 'text/html; charset=utf-8', 'A'],
  ])('%s', (_, bytes, type, text) => expect(decodeHtml(new Uint8Array(bytes), type)).toBe(text));
});

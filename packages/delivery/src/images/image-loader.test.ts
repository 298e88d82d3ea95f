import type { FetchPort } from '@silosmith/kernel';
import { expect, it } from 'vitest';
import { createImageLoader } from './image-loader.ts';

const PNG = { headers: { 'content-type': 'image/png' } };

function loaderOver(answer: (attempt: number) => Response) {
  const waits: number[] = [];
  const calls: [string, unknown][] = [];
  const fetch: FetchPort = async (url, init) => {
    calls.push([url, init]);
    return answer(calls.length);
  };
  const timer = { sleep: async (delayMs: number) => void waits.push(delayMs) };
  return { load: createImageLoader({ fetch, timer }), waits, calls };
}

it('fetches across origins past the cache, and again after a failure, three times in all', async () => {
  const flaky = loaderOver((call) => (call < 3 ? new Response('', { status: 503 }) : new Response('x', PNG)));
  expect(await flaky.load('https://a.test/1.png')).toEqual(new TextEncoder().encode('x'));
  expect(flaky.calls[0]).toEqual(['https://a.test/1.png', { mode: 'cors', cache: 'no-cache' }]);
  expect(flaky.waits).toEqual([1000, 2000]);
  const dead = loaderOver(() => new Response('', { status: 404 }));
  expect(await dead.load('https://a.test/1.png')).toBeNull();
  expect(dead.calls).toHaveLength(3);
});

it('takes nothing that is no image, and does not ask for it again', async () => {
  const { load, calls } = loaderOver(
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  );
  expect(await load('https://a.test/1.png')).toBeNull();
  expect(calls).toHaveLength(1);
});

it('pauses half a second after every three images', async () => {
  const { load, waits } = loaderOver(() => new Response('x', PNG));
  for (let image = 0; image < 7; image++) await load(`https://a.test/${image}.png`);
  expect(waits).toEqual([500, 500]);
});

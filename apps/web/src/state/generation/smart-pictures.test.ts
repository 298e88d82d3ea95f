import { routeKey } from '@silosmith/ai';
import type { PricingReply } from '@silosmith/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { pictureProvidersOf, pictureRoute } from './smart-pictures.ts';
import { forgetCallHistory } from './smart-route.ts';

afterEach(() => vi.unstubAllGlobals());

const health = (configured: Record<string, boolean>) => ({
  services: { database: true, apiKeys: { configured } },
});
const noKey = () => null;

it('smart images may ask providers with a key of the tab or of the server', () => {
  const server = health({ bfl: true, openai: false, mistral: true });
  expect([...pictureProvidersOf(server, noKey)]).toEqual(['bfl']);
  const tab = (id: string) => (id === 'stability' ? 'sk-0123456789abcdef' : null);
  expect([...pictureProvidersOf(server, tab)].sort()).toEqual(['bfl', 'stability']);
  expect([...pictureProvidersOf(null, noKey)]).toEqual([]);
});

it('a key of another provider in the tab is none, whatever the server has', () => {
  const wrong = (id: string) => (id === 'openai' ? 'sk-ant-0123456789' : null);
  expect([...pictureProvidersOf(health({ openai: true }), wrong)]).toEqual([]);
});

it('smart images go by what the server says of earlier calls and of the day, and ask for neither where nobody can be called', async () => {
  const history = { calls: 4, failedCalls: 3, averageLatencyMs: 900, costUsd: 0.1 };
  const image = { provider: 'bfl', model: 'flux-1', name: 'Flux', costPerImage: 0.04, isAvailable: true };
  const pricing: PricingReply = {
    ...{ pricing: [], images: [{ ...image, history }], pricesOf: '2026-11-20', leftTodayUsd: 0.5 },
  };
  const asked: string[] = [];
  const answer = (configured: Record<string, boolean>) => {
    forgetCallHistory();
    vi.stubGlobal('sessionStorage', { length: 0, getItem: () => null });
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const body = path.includes('health-check') ? { ok: true, ...health(configured) } : pricing;
      return Response.json(body);
    });
  };
  answer({ bfl: true });
  expect(await pictureRoute()).toEqual({
    available: new Set(['bfl']),
    history: new Map([[routeKey('bfl', 'flux-1'), history]]),
    leftTodayUsd: 0.5,
  });
  asked.length = 0;
  answer({});
  expect(await pictureRoute()).toEqual({ available: new Set() });
  expect(asked).toHaveLength(1);
});

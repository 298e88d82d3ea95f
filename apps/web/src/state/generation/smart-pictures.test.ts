import { expect, it } from 'vitest';
import { pictureProvidersOf } from './smart-pictures.ts';

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

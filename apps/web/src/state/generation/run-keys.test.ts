import { expect, it } from 'vitest';
import { demandKeys, keyLackOf, type RunKeyPorts } from './run-keys.ts';

const ports = (change: Partial<RunKeyPorts> = {}) => ({
  keyOf: () => null,
  ownServer: () => null,
  serverHas: async () => false,
  nameOf: (id: string) => id,
  ...change,
});

it('a run lacks a key where neither this tab nor the server has one', async () => {
  expect(await keyLackOf('openai', ports())).toBe('no-key');
  expect(await keyLackOf('openai', ports({ keyOf: () => 'sk-1' }))).toBeNull();
  expect(await keyLackOf('openai', ports({ serverHas: async () => true }))).toBeNull();
  // It may be there: the call itself will tell.
  expect(await keyLackOf('openai', ports({ serverHas: async () => null }))).toBeNull();
  expect(await keyLackOf('demo', ports())).toBeNull();
});

it('the key of another provider is none', async () => {
  const wrong = ports({ keyOf: () => 'sk-ant-0123', serverHas: async () => true });
  expect(await keyLackOf('openai', wrong)).toBe('of-another');
});

it('smart mode lacks a key only where no provider has one', async () => {
  expect(await keyLackOf('smart', ports())).toBe('no-key');
  expect(await keyLackOf('smart', ports({ serverHas: async (id) => id === 'mistral' }))).toBeNull();
  const oneKey = { keyOf: (id: string) => (id === 'anthropic' ? 'sk-ant-0123456789' : null) };
  expect(await keyLackOf('smart', ports(oneKey))).toBeNull();
});

it('smart images lack a key only where no provider of images has one, and the refusal names them', async () => {
  const pictures = { provider: 'smart', model: '' };
  const texts = ports({ serverHas: async (id) => id === 'mistral' });
  await expect(demandKeys({ provider: 'mistral', pictures }, texts)).rejects.toMatchObject({
    code: 'ai.no-key',
    params: { provider: 'openai, bfl, stability' },
  });
  const both = ports({ serverHas: async (id) => id === 'mistral' || id === 'bfl' });
  await expect(demandKeys({ provider: 'mistral', pictures }, both)).resolves.toBeUndefined();
});

it('a server of one’s own lacks an address, not a key', async () => {
  expect(await keyLackOf('openai-compatible', ports())).toBe('no-address');
  expect(await keyLackOf('openai-compatible', ports({ ownServer: () => 'http://localhost/v1' }))).toBeNull();
});

it('a run without a usable key is refused by name, the key for its images included', async () => {
  await expect(demandKeys({ provider: 'openai' }, ports())).rejects.toMatchObject({
    code: 'ai.no-key',
    params: { provider: 'openai' },
  });
  const pictures = { provider: 'stability', model: 'sd3.5-flash' };
  await expect(demandKeys({ provider: 'demo', pictures }, ports())).rejects.toMatchObject({
    code: 'ai.no-key',
    params: { provider: 'stability' },
  });
  const research = { provider: 'exa' };
  await expect(demandKeys({ provider: 'demo', research }, ports())).rejects.toMatchObject({
    params: { provider: 'exa' },
  });
  await expect(demandKeys({ provider: 'demo' }, ports())).resolves.toBeUndefined();
});

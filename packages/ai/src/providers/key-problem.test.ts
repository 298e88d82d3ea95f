import { expect, test } from 'vitest';
import { keyProblem, PROVIDERS } from './index.ts';
import { KEY_PREFIXES } from './key-prefixes.ts';

test('prefixes stand under the name of a provider, and each is that provider’s own', () => {
  for (const [name, prefixes] of Object.entries(KEY_PREFIXES))
    expect(PROVIDERS.find((provider) => provider.name === name)?.keyPrefixes).toEqual(prefixes);
});

test.each([
  ['openai', '   ', { kind: 'empty' }],
  ['openai', 'sk-ant-api03-0123456789', { kind: 'of-another', provider: 'Anthropic' }],
  ['mistral', 'sk-proj-0123456789', { kind: 'of-another', provider: 'OpenAI' }],
  ['anthropic', 'Key: sk-ant-api03-01', { kind: 'not-a-key' }],
  ['anthropic', 'sk-ant-api03-0123456789', null],
  ['openai', 'sk-0123456789', null],
  // A gateway takes anyone's keys.
  ['openai-compatible', 'sk-ant-api03-0123456789', null],
] as const)('%s: the key “%s” is judged before it is sent', (provider, key, problem) => {
  expect(keyProblem(provider, key)).toEqual(problem);
});

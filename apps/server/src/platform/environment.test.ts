import { randomBytes } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { createMessages } from '@silosmith/messages';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../middleware/error-reply.ts';
import { readEnvironment } from './environment.ts';

function sentenceFor(source: Record<string, string>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    return refusalOf(error, createMessages('en')).body.error.message;
  }
  throw new Error('the environment was accepted');
}

describe('readEnvironment', () => {
  it('has defaults for everything, and takes an empty value for none', () => {
    const environment = readEnvironment({ PORT: '', OPENAI_API_KEY: ' ' });
    expect(environment).toMatchObject({
      port: 4310,
      host: '127.0.0.1',
      databaseUrl: null,
      apiKeys: new Map(),
    });
    expect(isAbsolute(environment.dataDir)).toBe(true);
    expect(environment.webRoot).toBe(resolve(import.meta.dirname, '../../../web/dist'));
  });

  it('issue 7, item 4: is careful by itself where strangers can reach the server', () => {
    const policyOf = (source: Record<string, string>) => {
      const { isExposed, signUp, dailyCapUsd } = readEnvironment(source);
      return [isExposed, signUp, dailyCapUsd];
    };
    for (const HOST of ['127.0.0.1', '::1', 'localhost'])
      expect(policyOf({ HOST })).toEqual([false, 'open', null]);
    for (const source of [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.20' },
      { PUBLIC_URL: 'https://silo.example.org' },
      { TRUST_PROXY: 'true' },
      { ALLOWED_HOSTS: 'nas.local' },
    ])
      expect([source, policyOf(source)]).toEqual([source, [true, 'closed', 5]]);
    expect(policyOf({ HOST: '0.0.0.0', SIGN_UP: 'invite', DAILY_CAP_USD: 'none' })).toEqual([
      true,
      'invite',
      null,
    ]);
    expect(policyOf({ DAILY_CAP_USD: '0' })).toEqual([false, 'open', 0]);
  });

  it('takes an AUTH_SECRET of random hex digits', () => {
    const AUTH_SECRET = randomBytes(24).toString('hex');
    expect(readEnvironment({ AUTH_SECRET }).authSecret).toBe(AUTH_SECRET);
  });

  it('reads keys and addresses of providers', () => {
    expect(
      readEnvironment({
        MISTRAL_API_KEY: 'm',
        OPENAI_BASE_URL: 'http://localhost:11434/v1',
        TRUST_PROXY: '1',
      }),
    ).toMatchObject({
      apiKeys: new Map([['mistral', 'm']]),
      baseUrls: new Map([['openai', 'http://localhost:11434/v1']]),
      trustProxy: true,
    });
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '43a', 'PORT must be a whole number from 0 to 65535.'],
    ['DATABASE_URL', 'mysql://u:hush@h/x', 'DATABASE_URL must be an address that begins with postgres:// or'],
    [
      'OPENAI_BASE_URL',
      'localhost',
      'OPENAI_BASE_URL must be an address that begins with http:// or https://.',
    ],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be true or false.'],
    ['AUTH_SECRET', 'hush', 'AUTH_SECRET must have at least 32 characters, and random ones'],
    ['AUTH_SECRET', 'hush'.repeat(9), 'AUTH_SECRET must have at least 32 characters, and random ones'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ])('names %s when it is %s, without repeating the value', (name, value, sentence) => {
    const said = sentenceFor({ [name]: value });
    expect(said).toContain(sentence);
    expect(said).not.toContain('hush');
  });
});

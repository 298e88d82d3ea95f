import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

describe('the log', () => {
  it('blots out secrets at every level that we log', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.info('request', {
      path: '/api/profile',
      password: 'hush-1',
      headers: {
        authorization: 'hush-2',
        cookie: 'hush-3',
        'x-provider-key': 'hush-4',
        'x-proxy-auth': 'hush-7',
      },
      request: { body: { apiKey: 'hush-5', token: 'hush-6' } },
    });
    expect(lines.join('')).toContain('/api/profile');
    expect(lines.join('')).not.toContain('hush');
  });
});

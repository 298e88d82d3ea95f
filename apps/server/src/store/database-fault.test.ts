import { createMessages } from '@silosmith/messages';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../middleware/error-reply.ts';

const refuse = (message: string, code: string) =>
  refusalOf(Object.assign(new Error(message), { code }), createMessages('en'));

describe('trouble with the database', () => {
  it('is told apart: a full disk, a database that is away, and anything else', () => {
    expect(refuse('could not extend file', '53100')).toMatchObject({
      status: 507,
      body: { error: { code: 'server.disk-full', retryable: true } },
    });
    expect(refuse('Connection terminated unexpectedly', '')).toMatchObject({ status: 503 });
    expect(refuse('connect', 'ECONNREFUSED')).toMatchObject({ status: 503 });
  });

  it('shows nothing of an unknown error', () => {
    const refusal = refuse('relation "user" has password hunter2', '42P01');
    expect(refusal.status).toBe(500);
    expect(JSON.stringify(refusal)).not.toContain('hunter2');
  });
});

// Requests an invite: the server makes a code for one sign-up and shows it once.
import type { Invite } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { requestJson } from '../platform/api-client.ts';

/** Throws Fault (`server.no-invites`, `server.not-admin`, …). */
export async function createInvite(): Promise<Invite> {
  const reply = await requestJson('/api/admin/invites', { method: 'POST', body: {} });
  if (typeof reply === 'object' && reply !== null && 'code' in reply && 'expiresAt' in reply) {
    const { code, expiresAt } = reply;
    if (typeof code === 'string' && typeof expiresAt === 'string') return { code, expiresAt };
  }
  throw new Fault('web.bad-reply', { retryable: true, recovery: ['retry'] });
}

// Resolves the account behind the cookie or bearer token of a request.
import type { Role } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { Auth } from '../services/accounts/create-auth.ts';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly sessionId: string;
}

export type Access = 'open' | 'user' | 'admin';

/** Throws `server.not-signed-in` or, for an admin's route, `server.not-admin`. */
export async function requireUser(
  auth: Auth,
  headers: Headers,
  access: 'user' | 'admin',
): Promise<SignedInUser> {
  const found = await auth.api.getSession({ headers });
  if (!found) throw new Fault('server.not-signed-in', { recovery: ['sign-in'] });
  const { id, email, role } = found.user;
  const user: SignedInUser = {
    id,
    email,
    role: role === 'admin' ? 'admin' : 'user',
    sessionId: found.session.id,
  };
  if (access === 'admin' && user.role !== 'admin') throw new Fault('server.not-admin');
  return user;
}

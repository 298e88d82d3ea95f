// Sign-up and account schemas: bounds of name, e-mail and password, sign-up policy, invites.
import * as z from 'zod/mini';

export const MAX_NAME_CHARACTERS = 200;
/** Longest deliverable address (RFC 5321). */
export const MAX_EMAIL_CHARACTERS = 254;
/** Characters. */
export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;

/** What signing up requires: nothing, the setup code that the server prints at start, an invite; or it is closed. */
export const SIGN_UP_STATES = ['open', 'setup-code', 'invite', 'closed'] as const;
export type SignUpState = (typeof SIGN_UP_STATES)[number];

/** GET /api/sign-up. */
export const signUpStateSchema = z.object({ signUp: z.enum(SIGN_UP_STATES) });

/** POST /api/admin/invites (admin): a single-use sign-up code, shown only once. */
export const inviteSchema = z.object({
  code: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type Invite = z.infer<typeof inviteSchema>;

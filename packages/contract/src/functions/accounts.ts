// What do the calls take and answer that let people in? Bounds of a name, an e-mail and a password; who may sign up; invites.
import * as z from 'zod/mini';

export const MAX_NAME_CHARACTERS = 200;
/** The longest that mail can be sent to (RFC 5321). */
export const MAX_EMAIL_CHARACTERS = 254;
/** Decisions §2: at least 8 characters on sign-up. */
export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;

/** What a sign-up is asked for: nothing, the code that the server printed at its start, an invite, or it is refused. */
export const SIGN_UP_STATES = ['open', 'setup-code', 'invite', 'closed'] as const;
export type SignUpState = (typeof SIGN_UP_STATES)[number];

/** GET /api/sign-up. */
export const signUpStateSchema = z.object({ signUp: z.enum(SIGN_UP_STATES) });

/** POST /api/admin/invites (admin): a code for one sign-up, shown this once. */
export const inviteSchema = z.object({
  code: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type Invite = z.infer<typeof inviteSchema>;

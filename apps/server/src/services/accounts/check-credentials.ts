// Validates name, e-mail and new password by the bounds of the contract; a password of blanks alone is none.
import {
  MAX_EMAIL_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod';

const emailSchema = z.email().max(MAX_EMAIL_CHARACTERS);
/** Controls and line separators: a name stands in one line. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The name without blanks around it. Throws `server.invalid-name` { most }. */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MAX_NAME_CHARACTERS || UNPRINTABLE.test(trimmed)) {
    throw new Fault('server.invalid-name', { params: { most: MAX_NAME_CHARACTERS } });
  }
  return trimmed;
}

/** Throws `server.invalid-email`. */
export function checkEmail(email: string): string {
  const parsed = emailSchema.safeParse(email.trim());
  if (!parsed.success) throw new Fault('server.invalid-email');
  return parsed.data;
}

/** Throws `server.password-too-short` { minCharacters }, `server.password-too-long`, `server.password-blank`. */
export function checkNewPassword(password: string): string {
  if (password.length < MIN_PASSWORD_CHARACTERS) {
    throw new Fault('server.password-too-short', { params: { minCharacters: MIN_PASSWORD_CHARACTERS } });
  }
  if (password.length > MAX_PASSWORD_CHARACTERS) throw new Fault('server.password-too-long');
  if (password.trim() === '') throw new Fault('server.password-blank');
  return password;
}

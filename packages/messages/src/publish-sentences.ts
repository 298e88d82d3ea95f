// What a run of publishing reports, in sentences: the same in the browser and at the command line.
import type { MessageParams, Messages } from './catalogue.ts';

/** Of `PublishNote` in packages/delivery. */
export function noteSentence(
  messages: Messages,
  { code, params }: { readonly code: string; readonly params: MessageParams },
): string {
  const key = `publishing.notes.${code}`;
  return messages.has(key) ? messages.t(key, params) : code;
}

/** Of `VerificationReport` in packages/delivery. */
export interface VerificationFacts {
  /** Null: everything is as it was sent. */
  readonly code: string | null;
  readonly fields: readonly { readonly field: string; readonly reason: string }[];
  readonly httpStatus: number | null;
}

export function verificationSentence(
  messages: Messages,
  { code, fields, httpStatus }: VerificationFacts,
): string {
  if (code !== 'fields') return reasonSentence(messages, code ?? 'success', { status: httpStatus ?? 0 });
  return fields
    .map(({ field, reason }) => `${fieldNames(messages, [field])}: ${reasonSentence(messages, reason)}`)
    .join('; ');
}

/** Fields of a post as the screens name them. */
export function fieldNames(messages: Messages, fields: readonly string[]): string {
  const nameOf = (field: string): string => {
    const key = `publishing.fields.${field}`;
    return messages.has(key) ? messages.t(key) : field;
  };
  return fields.map(nameOf).join(', ');
}

/** Why a field, or a post, is not as it was sent. */
export function reasonSentence(messages: Messages, reason: string, params: MessageParams = {}): string {
  const key = `publishing.verification.${reason}`;
  return messages.has(key) ? messages.t(key, params) : reason;
}

// The catalogue of the public and sign-in pages alone: keeps the other sentences out of their bundle.
import { type Messages, messagesOf } from './catalogue.ts';
import { loadOver } from './load-messages.ts';
import { auth } from './locales/en/auth.ts';
import { common } from './locales/en/common.ts';
import type { errors } from './locales/en/errors/index.ts';
import { web } from './locales/en/errors/web.ts';
import { publicPages } from './locales/en/public.ts';

export { faultSentence, type MessageKey, type MessageParams, type Messages } from './catalogue.ts';
export { interfaceLanguageFor } from './choose-language.ts';
export { INTERFACE_LANGUAGES } from './languages.ts';

const unknown = 'Something went wrong. Please try again.';
// The part of the errors that guests can meet.
const PUBLIC = { auth, common, errors: { unknown, web } as typeof errors, publicPages };

/** Keys outside this part return the key itself: use it on public pages only. */
export function createPublicMessages(): Messages {
  return messagesOf(PUBLIC);
}

export const loadPublicMessages = (tag: string): Promise<Messages> => loadOver(PUBLIC, tag);

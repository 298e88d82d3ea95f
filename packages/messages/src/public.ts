// The catalogue of the public and sign-in pages alone: keeps the other sentences out of their bundle.
import { type Messages, messagesOf } from './catalogue.ts';
import { auth } from './locales/en/auth.ts';
import { common } from './locales/en/common.ts';
import { web } from './locales/en/errors/web.ts';
import { publicPages } from './locales/en/public.ts';

export { faultSentence, type MessageKey, type MessageParams, type Messages } from './catalogue.ts';

const unknown = 'Something went wrong. Please try again.';

/** Keys outside this part return the key itself: use it on public pages only. */
export function createPublicMessages(language = 'en'): Messages {
  return messagesOf({ auth, common, errors: { unknown, web }, publicPages }, language);
}

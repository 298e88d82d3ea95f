// Which sentences does a guest need? Those of the public pages and the sign-in: their pages load no others.
import { type Messages, messagesOf } from './catalogue.ts';
import { auth } from './locales/en/auth.ts';
import { common } from './locales/en/common.ts';
import { web } from './locales/en/errors/web.ts';
import { publicPages } from './locales/en/public.ts';

export { faultSentence, type MessageKey, type MessageParams, type Messages } from './catalogue.ts';

const unknown = 'Something went wrong. Please try again.';

/** Other keys answer with themselves: use it on public pages only. */
export function createPublicMessages(language = 'en'): Messages {
  return messagesOf({ auth, common, errors: { unknown, web }, publicPages }, language);
}

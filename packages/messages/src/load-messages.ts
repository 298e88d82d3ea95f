import { type Messages, messagesOf } from './catalogue.ts';
import { INTERFACE_LANGUAGES } from './languages.ts';
import type { en } from './locales/en/index.ts';

/** Messages in one of INTERFACE_LANGUAGES over what is said in English; English for any other tag. */
export async function loadOver(english: Partial<typeof en>, tag: string): Promise<Messages> {
  const language = INTERFACE_LANGUAGES.find((listed) => listed.tag === tag);
  const translation = await language?.load?.();
  return messagesOf(english, translation && { tag, translation });
}

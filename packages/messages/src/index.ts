import { type Messages, messagesOf } from './catalogue.ts';
import { loadOver } from './load-messages.ts';
import { en } from './locales/en/index.ts';

export {
  faultSentence,
  issueSentence,
  type MessageKey,
  type MessageParams,
  type Messages,
} from './catalogue.ts';
export { interfaceLanguageFor, localesOf } from './choose-language.ts';
export { choiceLabel, formatHint, formatName, optionHint, optionLabel } from './export-labels.ts';
export { exportTexts } from './export-texts.ts';
export { fieldNames, noteSentence, reasonSentence, verificationSentence } from './publish-sentences.ts';

/** English, which is always there. */
export function createMessages(_language: 'en' = 'en'): Messages {
  return messagesOf(en);
}

/** Throws what a failed load of the language throws. */
export const loadMessages = (tag: string): Promise<Messages> => loadOver(en, tag);

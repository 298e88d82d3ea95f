import { type Messages, messagesOf } from './catalogue.ts';
import { en } from './locales/en/index.ts';

export {
  faultSentence,
  issueSentence,
  type MessageKey,
  type MessageParams,
  type Messages,
} from './catalogue.ts';
export { choiceLabel, formatHint, formatName, optionHint, optionLabel } from './export-labels.ts';
export { exportTexts } from './export-texts.ts';

export function createMessages(language = 'en'): Messages {
  return messagesOf(en, language);
}

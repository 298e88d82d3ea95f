// Messages in the chosen language: English until the others are here, and where they cannot be loaded.
import type { Messages } from '@silosmith/messages/public';
import { useEffect, useState } from 'react';
import { nameLanguage } from '../../platform/page.ts';
import { languageStore } from '../../state/preferences/language-store.ts';
import { useStore } from '../../state/use-store.ts';

/** `english` and `load` must stay the same between renders. */
export function useLoadedMessages(english: Messages, load: (tag: string) => Promise<Messages>): Messages {
  const language = useStore(languageStore, (state) => state.language);
  const [messages, setMessages] = useState(english);
  useEffect(() => {
    let over = false;
    const show = (loaded: Messages) => {
      if (over) return;
      nameLanguage(loaded.language);
      setMessages(loaded);
    };
    if (language === english.language) show(english);
    else load(language).then(show, () => show(english));
    return () => {
      over = true;
    };
  }, [language, english, load]);
  return messages;
}

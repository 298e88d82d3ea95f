// Sentences by typed key, from the catalogue in force: the guests' small one, inside the app the whole one.
import { createPublicMessages, type Messages } from '@silosmith/messages/public';
import { createContext, useContext } from 'react';

/** app/app-root.tsx puts the whole catalogue in. */
export const MessagesContext = createContext<Messages>(createPublicMessages());

/** `const { t } = useMessages()`; numbers and dates: useFormat. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}

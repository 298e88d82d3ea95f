// How does a component get its sentences? From the catalogue in force, by typed key: the guests' small one, inside the app the whole.
import { createPublicMessages, type Messages } from '@silosmith/messages/public';
import { createContext, useContext } from 'react';

/** app/app-root.tsx puts the whole catalogue in. */
export const MessagesContext = createContext<Messages>(createPublicMessages());

/** `const { t } = useMessages()`; numbers and dates: useFormat. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}

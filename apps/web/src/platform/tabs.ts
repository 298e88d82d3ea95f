// Messages between tabs of one user, which share a database; one of them talks to the server.

export interface TabChannel<Message> {
  post(message: Message): void;
  close(): void;
}

/** A line to the user's other tabs; `receive` hears what they post, never what this tab posts. */
export function openTabChannel<Message>(
  name: string,
  receive: (message: Message) => void,
): TabChannel<Message> {
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<Message>) => receive(event.data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/**
 * Calls `lead` in exactly one tab at a time; `lead` runs until the signal aborts or the tab closes, then another tab leads.
 * Without the Web Locks API (insecure origins) every tab leads: the server's revisions still keep writes apart.
 */
export function leadAlone(name: string, signal: AbortSignal, lead: () => Promise<void>): void {
  if (typeof navigator.locks === 'undefined') {
    void lead();
    return;
  }
  navigator.locks.request(name, { signal }, lead).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

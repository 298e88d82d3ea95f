// The user's secrets (provider keys, application passwords of sites): in session storage only, lightly encoded; never in a log, a URL
// or the database.

const PREFIX = 'silosmith.key.';
const listeners = new Set<() => void>();

function encode(key: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(key)));
}

function decode(text: string): string | null {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** The key for calls to this provider, or null. Send it in PROVIDER_KEY_HEADER and nowhere else. */
export function sessionKey(provider: string): string | null {
  const text = sessionStorage.getItem(PREFIX + provider);
  return text === null ? null : decode(text);
}

export function hasSessionKey(provider: string): boolean {
  return sessionStorage.getItem(PREFIX + provider) !== null;
}

export function saveSessionKey(provider: string, key: string): void {
  sessionStorage.setItem(PREFIX + provider, encode(key.trim()));
  for (const listener of listeners) listener();
}

export function removeSessionKey(provider: string): void {
  sessionStorage.removeItem(PREFIX + provider);
  for (const listener of listeners) listener();
}

export function removeAllSessionKeys(): void {
  // By prefix rather than by the list of providers: a key of a provider that has left the list goes too.
  const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
  for (const name of names) if (name?.startsWith(PREFIX)) sessionStorage.removeItem(name);
  for (const listener of listeners) listener();
}

/** Every secret of this tab, so that reports can leave them out. */
export function sessionSecrets(): readonly string[] {
  return Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index)).flatMap(
    (name) => {
      const text = name?.startsWith(PREFIX) ? sessionStorage.getItem(name) : null;
      const secret = text === null ? null : decode(text);
      return text === null || secret === null ? [] : [text, secret];
    },
  );
}

/** Calls `listener` after every change; returns the way to stop. */
export function onSessionKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a screen may show of a key: its last four characters, nothing of a short one. */
export function maskedKey(key: string): string {
  return key.length >= 12 ? `•••• ${key.slice(-4)}` : '••••';
}

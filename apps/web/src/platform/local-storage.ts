// Small choices as JSON in local storage. Callers validate what they read: anyone may have edited it.

/** The stored value, or null where there is none or it cannot be read. Callers check its shape. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** False where the browser refuses to keep it (private mode, full storage): the choice then lasts for this page only. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** Every stored key with its raw text (the version-2 snapshot is found by its content). */
export function storedEntries(): { key: string; text: string }[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]) =>
      typeof text === 'string' ? [{ key, text }] : [],
    );
  } catch {
    return [];
  }
}

// Migrates the snapshot that version 2 of the product left in local storage to a project, once per user.
import { readStored, storedEntries, writeStored } from '../../platform/local-storage.ts';
import { newFromImport } from './project-store.ts';

const SNAPSHOT_VERSION = 2;
const takenKey = (userId: string) => `silosmith.snapshot-taken.${userId}`;

/** Opens the snapshot as a project. False where there is none, it was taken before, or it cannot be read; the snapshot itself stays. */
export async function takeOverSnapshot(userId: string): Promise<boolean> {
  if (readStored(takenKey(userId)) === true) return false;
  const snapshot = findSnapshot(storedEntries());
  if (snapshot === null) return false;
  try {
    const { projectOfSnapshot } = await import('./snapshot-project.ts');
    await newFromImport(projectOfSnapshot(snapshot));
    writeStored(takenKey(userId), true);
    return true;
  } catch {
    // A snapshot that cannot be read must not keep the user from starting; it stays where it is.
    return false;
  }
}

/** Found by what it is: the key it stood under is not known. */
export function findSnapshot(
  entries: readonly { readonly key: string; readonly text: string }[],
): object | null {
  for (const { key, text } of entries) {
    if (key.startsWith('silosmith.') || !text.includes('version')) continue;
    const value = parsed(text);
    const state = isRecord(value) && isRecord(value['state']) ? value['state'] : value;
    if (!isRecord(value) || value['version'] !== SNAPSHOT_VERSION || !isRecord(state)) continue;
    if ('siloStructure' in state || 'silo' in state || 'csvData' in state) return value;
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

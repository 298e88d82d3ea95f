// Parses a project file of any version: text or data in, a checked project of the present version out.
import { PROJECT_VERSION, type ProjectDocument, projectSchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { readSnapshot } from './read-snapshot.ts';

/**
 * Reads a project file of today's version or version 3, or the version-2 snapshot.
 * Faults: `silo.project-not-json`, `silo.project-not-a-project`, `silo.project-version` (version), `silo.project-broken` (path).
 */
export function parseProjectDocument(input: unknown): ProjectDocument {
  const data = typeof input === 'string' ? parseJson(input) : input;
  if (typeof data !== 'object' || data === null) {
    throw new Fault('silo.project-not-a-project', { recovery: ['fix-file'] });
  }
  const version: unknown = 'version' in data ? data.version : undefined;
  if (version === PROJECT_VERSION) return checked(data);
  // Version 4 adds the ids of renamed keywords.
  if (version === 3) return checked({ ...data, version: PROJECT_VERSION });
  const snapshot = readSnapshot(data);
  if (snapshot !== null) return snapshot;
  if (typeof version === 'number') {
    throw new Fault('silo.project-version', { params: { version }, recovery: ['fix-file'] });
  }
  throw new Fault('silo.project-not-a-project', { recovery: ['fix-file'] });
}

function checked(data: object): ProjectDocument {
  try {
    const result = projectSchema.safeParse(data);
    if (result.success) return result.data;
    const path = result.error.issues[0]?.path.map(String).join('.') ?? '';
    throw new Fault('silo.project-broken', { params: { path }, recovery: ['fix-file'] });
  } catch (error) {
    // Pages of three levels cannot nest deep enough for this; those of a file made to can.
    if (error instanceof RangeError)
      throw new Fault('silo.project-broken', { params: { path: 'silo' }, recovery: ['fix-file'] });
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    // A byte-order mark is no JSON, yet editors write one.
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (cause) {
    throw new Fault('silo.project-not-json', { recovery: ['fix-file'], cause });
  }
}

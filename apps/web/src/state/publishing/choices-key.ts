// Where the choices of publishing are kept: in this browser, until the project is deleted or the user signs out.
import { removeStored, storedEntries } from '../../platform/local-storage.ts';

const PREFIX = 'silosmith.publish.';

export const publishChoicesKey = (projectId: string): string => PREFIX + projectId;

export function forgetPublishChoices(): void {
  for (const { key } of storedEntries()) if (key.startsWith(PREFIX)) removeStored(key);
}

// Site, user and options of a project's publishing, kept in this browser. The application password is none of them: it stays in the tab.
import { type PublishSettings, publishSettingsSchema } from '@silosmith/delivery';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../platform/local-storage.ts';
import { publishChoicesKey } from './choices-key.ts';

const schema = z.object({
  url: z._default(z.string().check(z.maxLength(2_000)), ''),
  user: z._default(z.string().check(z.maxLength(200)), ''),
  settings: publishSettingsSchema,
});

export interface PublishChoices {
  readonly url: string;
  readonly user: string;
  readonly settings: PublishSettings;
}

/** What was kept, as far as it can be read; else the defaults. */
export function storedChoices(projectId: string): PublishChoices {
  const read = schema.safeParse(readStored(publishChoicesKey(projectId)));
  return read.success ? read.data : { url: '', user: '', settings: publishSettingsSchema.parse({}) };
}

export function storeChoices(projectId: string, { url, user, settings }: PublishChoices): void {
  writeStored(publishChoicesKey(projectId), { url, user, settings });
}

/** Name of the application password in session storage. */
export const passwordName = (projectId: string): string => `wordpress.${projectId}`;

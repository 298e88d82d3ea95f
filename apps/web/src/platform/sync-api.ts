// Sync over this origin, with the cookie of the session.
import { createHttpSyncApi } from '@silosmith/sync';
import { RefusedReply, requestBytes, requestJson } from './api-client.ts';

export const serverSyncApi = createHttpSyncApi({
  json: requestJson,
  bytes: requestBytes,
  conflictIn(error) {
    const refused = error instanceof Error ? error.cause : null;
    return refused instanceof RefusedReply && refused.status === 409 ? refused.body : null;
  },
});

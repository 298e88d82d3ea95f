// Which server does the sync of this browser speak to? Its own, with the session's cookie.
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

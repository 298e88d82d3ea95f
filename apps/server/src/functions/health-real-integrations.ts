// Which outside services have a key of the operator: open, booleans only.
import { KEYED_PROVIDERS } from '@silosmith/ai';
import { FUNCTIONS_PATH, realIntegrationsReplySchema } from '@silosmith/contract';
import { openRoute } from '../route.ts';

export const healthRealIntegrations = openRoute({
  method: 'GET',
  path: `${FUNCTIONS_PATH}/health-real-integrations`,
  summary: 'For each outside service: whether a key is set; where none is, the demo provider stands in.',
  access: 'open',
  replies: { 200: realIntegrationsReplySchema },
  handle({ deps, context }) {
    const integrations = Object.fromEntries(
      KEYED_PROVIDERS.map(({ id, needsBaseUrl }) => {
        const ok = (needsBaseUrl ? deps.settings.baseUrls : deps.settings.apiKeys).has(id);
        return [id, { ok, suspectedMock: !ok }];
      }),
    );
    context.header('Cache-Control', 'no-store');
    return context.json({ integrations });
  },
});

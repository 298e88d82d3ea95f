import type { EmbedTexts } from '../embedding.ts';
import { aiFault } from '../faults.ts';
import type { Provider } from '../provider.ts';

const NAME = 'Built-in model';

/** A small model that comes with Silosmith and runs where it runs: the meaning of English keywords without a key. */
export const local: Provider = {
  id: 'local',
  name: NAME,
  kind: 'text',
  needsKey: false,
  hasKeyField: false,
  isLocal: true,
  embeddings: {
    models: [{ id: 'all-minilm-l6-v2', name: 'MiniLM L6 (English)', usdPerMillion: 0, languages: ['en'] }],
    // Half a second of one core.
    textsPerCall: 64,
    load: async () => embed,
  },
};

/** Characters of a text that are read: keywords are shorter, and what is longer would only take time. */
const MOST_READ = 300;

const embed: EmbedTexts = async ({ texts }, { localModel, signal }) => {
  if (localModel === undefined) throw aiFault('no-local-model', { provider: NAME });
  const read = texts.map((text) => text.slice(0, MOST_READ));
  return { vectors: await localModel(read, signal), inputTokens: 0 };
};

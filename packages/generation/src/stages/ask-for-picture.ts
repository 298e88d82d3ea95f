// Requests a picture under a stable idempotency key, as texts are.
import { Fault, throwIfCancelled } from '@silosmith/kernel';
import { keyOfAbout } from './ask-for-text.ts';
import type { GenerationContext, GenerationPorts } from './generate-page.ts';
import type { AskPicture } from './stage.ts';

/** The task of a picture's call, in usage records and journals. */
export const PICTURE_TASK = 'image';

/** Wide enough to head an article, and the share image of most networks cuts little of it. */
const ASPECT_RATIO = '3:2';

export const askForPicture =
  (keyword: string, context: GenerationContext, ports: GenerationPorts): AskPicture =>
  (prompt, index) => {
    throwIfCancelled(ports.signal);
    const { projectId, runId, pictures } = context;
    if (pictures === undefined || ports.callPicture === undefined) throw new Fault('ai.unknown-provider');
    const { provider, model } = pictures;
    const about = [projectId, runId, keyword, PICTURE_TASK, provider, model, prompt, index];
    return ports.callPicture(
      {
        prompt,
        provider,
        model,
        aspect_ratio: ASPECT_RATIO,
        output_format: 'jpeg',
        task: PICTURE_TASK,
      },
      {
        idempotencyKey: keyOfAbout(PICTURE_TASK, about),
        keyword,
        ...(ports.signal ? { signal: ports.signal } : {}),
      },
    );
  };

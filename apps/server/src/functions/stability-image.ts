import { FUNCTIONS_PATH, imageRequestSchema } from '@silosmith/contract';
import { userRoute } from '../route.ts';
import { answerWithImage, IMAGE_REPLIES } from '../services/images/image-function.ts';
import { TARGET_HEADERS } from '../services/text/call-target.ts';
import { IDEMPOTENCY_HEADER } from '../services/usage/kept-reply.ts';

export const stabilityImage = userRoute({
  method: 'POST',
  path: `${FUNCTIONS_PATH}/stability-image`,
  summary: 'A picture from Stability AI.',
  access: 'user',
  body: imageRequestSchema,
  headers: [...TARGET_HEADERS, IDEMPOTENCY_HEADER],
  replies: IMAGE_REPLIES,
  handle: (call) => answerWithImage(call, 'stability', call.body),
});

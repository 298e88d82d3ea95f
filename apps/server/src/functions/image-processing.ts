import { FUNCTIONS_PATH, imageProcessingRequestSchema } from '@silosmith/contract';
import { userRoute } from '../route.ts';
import { answerWithImage, IMAGE_REPLIES } from '../services/images/image-function.ts';
import { TARGET_HEADERS } from '../services/text/call-target.ts';
import { IDEMPOTENCY_HEADER } from '../services/usage/kept-reply.ts';

const FLUX = 'bfl';

export const imageProcessing = userRoute({
  method: 'POST',
  path: `${FUNCTIONS_PATH}/image-processing`,
  summary:
    'A picture from a provider of pictures: `flux` (Black Forest Labs) unless `provider` names another.',
  access: 'user',
  body: imageProcessingRequestSchema,
  headers: [...TARGET_HEADERS, IDEMPOTENCY_HEADER],
  replies: IMAGE_REPLIES,
  handle: (call) => {
    const { provider = 'flux', ...request } = call.body;
    return answerWithImage(call, provider === 'flux' ? FLUX : provider, request);
  },
});

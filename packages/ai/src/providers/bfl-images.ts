// Pictures of Black Forest Labs: submitted, polled until they are ready, downloaded. https://docs.bfl.ai/quick_start/generating_images
import { Fault, type FetchPort, toFaultShape } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { aiFault } from '../faults.ts';
import { checkedImage } from '../images/image-bytes.ts';
import { type ImageCall, type MakeImage, type MakeImageRequest, PIXELS } from '../images/image-provider.ts';
import { isPrivateAddressFault } from '../private-address-fault.ts';
import { addressOf, askForJson, askProvider, keyOf, type ProviderAbout } from './provider-http.ts';

const BFL = 'Black Forest Labs';
const USD_PER_CREDIT = 0.01;

const submittedSchema = z.object({
  id: z.string(),
  polling_url: z.optional(z.string()),
  /** Credits. */
  cost: z.optional(z.nullable(z.number())),
});
const resultSchema = z.object({
  status: z.string(),
  result: z.optional(z.nullable(z.object({ sample: z.optional(z.string()) }))),
});

const REFUSED = new Set(['Request Moderated', 'Content Moderated']);
const RUNNING = new Set(['Pending', 'Queued', 'Processing']);

/** A picture takes 2 to 30 seconds; the waits add up to three minutes, which is the time limit of a picture. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;
const MOST_POLLS = 42;

export const makeImage: MakeImage = async (request, call) => {
  const about = { provider: BFL, model: request.model };
  const base = addressOf(call, 'https://api.bfl.ai/v1');
  const key = keyOf(BFL, call);
  const headers: Record<string, string> = key === '' ? {} : { 'x-key': key };
  const submitted = await askForJson(
    submittedSchema,
    about,
    {
      url: `${base}/${encodeURIComponent(request.model)}`,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(request)),
    },
    call,
  );
  const { cost } = submitted;
  const image = await afterSubmission(async () => {
    const sample = await polled(about, pollingUrlOf(base, submitted), headers, call);
    return checkedImage(BFL, await downloaded(about, sample, base, call));
  });
  return {
    ...image,
    model: request.model,
    ...(typeof cost === 'number' ? { costUsd: cost * USD_PER_CREDIT } : {}),
  };
};

/** From here on the picture may be charged, whatever becomes of it. */
async function afterSubmission<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(error.code, { ...toFaultShape(error), params: { ...error.params, sent: true } });
  }
}

/** The Kontext and Ultra models take a ratio, the others pixels. */
function bodyOf({ model, prompt, aspectRatio, format, ...how }: MakeImageRequest) {
  const [width, height] = PIXELS[aspectRatio];
  const takesRatio = model.includes('kontext') || model.includes('ultra');
  return {
    prompt,
    output_format: format === 'png' ? 'png' : 'jpeg',
    ...(how.promptUpsampling === undefined ? {} : { prompt_upsampling: how.promptUpsampling }),
    ...(how.safetyTolerance === undefined ? {} : { safety_tolerance: how.safetyTolerance }),
    ...(takesRatio ? { aspect_ratio: aspectRatio } : { width, height }),
  };
}

/** The key goes with each poll: to the host of the base URL, or to one of the provider's regions. */
function pollingUrlOf(base: string, { id, polling_url: named }: z.infer<typeof submittedSchema>): string {
  const own = `${base}/get_result?id=${encodeURIComponent(id)}`;
  if (named === undefined || !URL.canParse(named)) return own;
  const [there, here] = [new URL(named), new URL(base)];
  const isRegion = there.protocol === 'https:' && /(?:^|\.)bfl\.ai$/u.test(there.hostname);
  const isOurs = here.hostname.endsWith('.bfl.ai') && isRegion;
  return there.origin === here.origin || isOurs ? named : own;
}

async function polled(
  about: ProviderAbout,
  url: string,
  headers: Record<string, string>,
  call: ImageCall,
): Promise<string> {
  let waitMs = FIRST_WAIT_MS;
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    await call.timer?.sleep(waitMs, call.signal);
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5);
    const { status, result } = await askForJson(resultSchema, about, { url, headers }, call);
    if (REFUSED.has(status)) throw aiFault('content-refused', { ...about });
    if (status === 'Ready') {
      if (typeof result?.sample !== 'string') throw aiFault('not-an-image', { ...about });
      return result.sample;
    }
    if (!RUNNING.has(status)) throw aiFault('unavailable', { ...about, status });
  }
  throw aiFault('timeout', { ...about });
}

/** From the provider's storage, without the key. A base URL of the user's own (a gateway, a test) may serve it itself. */
async function downloaded(
  about: ProviderAbout,
  sample: string,
  base: string,
  call: ImageCall,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!URL.canParse(sample) || !/^https?:$/u.test(new URL(sample).protocol))
    throw aiFault('not-an-image', { ...about });
  const isOwnHost = call.baseUrl !== undefined && new URL(sample).origin === new URL(base).origin;
  const fetch: FetchPort = isOwnHost ? call.fetch : refusingPrivate(about, call.publicFetch);
  const response = await askProvider(about, { url: sample }, { ...call, fetch });
  return new Uint8Array(await response.arrayBuffer());
}

const refusingPrivate =
  (about: ProviderAbout, port: FetchPort): FetchPort =>
  async (url, init) => {
    try {
      return await port(url, init);
    } catch (error) {
      throw isPrivateAddressFault(error) ? aiFault('private-address', { ...about }) : error;
    }
  };

// What the server says of itself: whether it answers, and for which providers it has a key of its own.
import { FUNCTIONS_PATH, type HealthCheckReply, healthCheckReplySchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { requestJson } from '../../platform/api-client.ts';

/** Null where the server gives no answer that can be read. */
export async function serverHealth(): Promise<HealthCheckReply | null> {
  try {
    const reply = await requestJson(`${FUNCTIONS_PATH}/utility-hub?operation=health-check`);
    const read = healthCheckReplySchema.safeParse(reply);
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

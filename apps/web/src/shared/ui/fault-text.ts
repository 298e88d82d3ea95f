// The sentence of an error: the catalogue's for its code; the server's own for a code that this version does not know.
import { type FaultShape, toFaultShape } from '@silosmith/kernel';
import { faultSentence, type Messages } from '@silosmith/messages/public';

/** Takes any thrown value. `otherwise` stands for a fault that nobody has a sentence for. */
export function faultText(
  messages: Messages,
  error: unknown,
  otherwise = messages.t('errors.unknown'),
): string {
  const fault: FaultShape = isFaultShape(error) ? error : toFaultShape(error);
  const said = fault.params['message'];
  if (fault.code !== 'unknown' && messages.has(`errors.${fault.code}`)) return faultSentence(messages, fault);
  return typeof said === 'string' && said !== '' ? said : otherwise;
}

function isFaultShape(value: unknown): value is FaultShape {
  return typeof value === 'object' && value !== null && 'code' in value && 'params' in value;
}

// The sentence of an error: the catalogue's for its code; the server's own for a code that this version does not know.
import { type FaultShape, toFaultShape } from '@silosmith/kernel';
import { faultSentence, type Messages } from '@silosmith/messages/public';

/** Takes any thrown value. */
export function faultText(messages: Messages, error: unknown): string {
  const fault: FaultShape = isFaultShape(error) ? error : toFaultShape(error);
  const said = fault.params['message'];
  const known = messages.has(`errors.${fault.code}`);
  return !known && typeof said === 'string' && said !== '' ? said : faultSentence(messages, fault);
}

function isFaultShape(value: unknown): value is FaultShape {
  return typeof value === 'object' && value !== null && 'code' in value && 'params' in value;
}

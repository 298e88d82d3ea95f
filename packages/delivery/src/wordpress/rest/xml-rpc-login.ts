// A second opinion on a login, by WordPress's older interface.
import { Fault, throwIfCancelled } from '@silosmith/kernel';
import { xmlEscaped } from '../xml-text.ts';
import { exchange, type RestPorts } from './http-exchange.ts';
import type { Credentials } from './rest-client.ts';

/** Fault code of WordPress for a wrong user or password. */
const WRONG_LOGIN = /<name>faultCode<\/name>\s*<value><int>403<\/int>/u;

/** Whether `wp.getUsersBlogs` takes the login; null where the site does not say. */
export async function xmlRpcAccepts(
  home: string,
  { user, password }: Credentials,
  ports: RestPorts,
  signal?: AbortSignal,
): Promise<boolean | null> {
  const parameter = (text: string): string =>
    `<param><value><string>${xmlEscaped(text)}</string></value></param>`;
  const body = `<?xml version="1.0"?><methodCall><methodName>wp.getUsersBlogs</methodName><params>${parameter(user)}${parameter(password)}</params></methodCall>`;
  try {
    const init = { method: 'POST', headers: { 'content-type': 'text/xml' }, body };
    const { status, text } = await exchange(ports, `${home}/xmlrpc.php`, init, signal);
    if (status !== 200 || !text.includes('<methodResponse>')) return null;
    if (WRONG_LOGIN.test(text)) return false;
    return text.includes('<name>blogid</name>') ? true : null;
  } catch (error) {
    throwIfCancelled(signal);
    // No answer is no opinion.
    if (error instanceof Fault) return null;
    throw error;
  }
}

// A second opinion on a login, by WordPress's older interface.
import { Fault, throwIfCancelled } from '@silosmith/kernel';
import { xmlEscaped } from '../xml-text.ts';
import type { Credentials, RestPorts } from './site-transport.ts';

/** Fault code of WordPress for a wrong user or password. */
const WRONG_LOGIN = /<name>faultCode<\/name>\s*<value><int>403<\/int>/u;

/** Call of `wp.getUsersBlogs`, which carries the login in its body. */
export function xmlRpcBody(login: Credentials | null): string {
  const parameter = (text: string): string =>
    `<param><value><string>${xmlEscaped(text)}</string></value></param>`;
  const { user, password } = login ?? { user: '', password: '' };
  return `<?xml version="1.0"?><methodCall><methodName>wp.getUsersBlogs</methodName><params>${parameter(user)}${parameter(password)}</params></methodCall>`;
}

/** Whether `wp.getUsersBlogs` takes the login; null where the site does not say. */
export async function xmlRpcAccepts(
  home: string,
  login: Credentials,
  { transport }: RestPorts,
  signal?: AbortSignal,
): Promise<boolean | null> {
  const call = { site: home, target: 'login', route: '', method: 'POST', params: {} } as const;
  try {
    const { status, text } = await transport.send(call, login, signal);
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

// What a reader can see of an article while its reply is still arriving.
import { textOf } from '@silosmith/content';

/** The reply is a JSON object; its end is missing. An escape that is cut in the middle is left out. */
const CONTENT = /"content"\s*:\s*"([^"\\]*(?:\\(?:u[\da-f]{4}|[^u])[^"\\]*)*)/iu;
/** Longer than a line that is shown, with its markup. */
const TAIL_CHARACTERS = 600;
const LINE_CHARACTERS = 60;

/** The end of the last paragraph or heading that has arrived, at most some 60 characters; '' where there is none yet. */
export function lastLineOf(received: string): string {
  const [, content = ''] = CONTENT.exec(received) ?? [];
  const isCut = content.length > TAIL_CHARACTERS;
  const tail = isCut ? content.slice(-TAIL_CHARACTERS).replace(/^\S*\s/u, '') : content;
  const html = unescaped(tail)
    .replace(/<[^>]*$/u, '')
    .replace(isCut ? /^[^<>]*>/u : '', '');
  const line = textOf(html).split('\n').at(-1) ?? '';
  return line.length <= LINE_CHARACTERS ? line : `… ${line.slice(-LINE_CHARACTERS).replace(/^\S*\s/u, '')}`;
}

const unescaped = (json: string): string =>
  json.replace(/\\(?:u([\da-f]{4})|(.))/giu, (_, code: string | undefined, letter: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return 'nrtbf'.includes(letter) ? ' ' : letter;
  });

import { projectSlug } from './project-slug.ts';

/**
 * The name itself where none of the taken names has its address (`projectSlug`), else with the first free number: 'garden 2'.
 * Shortened, so that the number fits into `maxCharacters`.
 */
export function freeProjectName(name: string, taken: Iterable<string>, maxCharacters: number): string {
  const slugs = new Set(Array.from(taken, projectSlug));
  let free = name;
  for (let number = 2; slugs.has(projectSlug(free)); number++) {
    const ending = ` ${number}`;
    free = `${cut(name, maxCharacters - ending.length)}${ending}`;
  }
  return free;
}

/** Half a character at the end goes too. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();

import { INTERFACE_LANGUAGES } from './languages.ts';

const FALLBACK = 'en';
const base = (tag: string): string => tag.split('-')[0] ?? tag;

/**
 * The tag of the interface language for somebody who reads these, best first: the first of them that the interface speaks,
 * in that region or another; English where it speaks none.
 */
export function interfaceLanguageFor(preferred: readonly string[]): string {
  const tags = INTERFACE_LANGUAGES.map(({ tag }) => tag);
  for (const wanted of preferred) {
    const found = tags.find((tag) => tag === wanted) ?? tags.find((tag) => base(tag) === base(wanted));
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

/** Tags of a POSIX environment, best first: `LC_ALL=nl_NL.UTF-8` is nl-NL. */
export function localesOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  return ['LC_ALL', 'LC_MESSAGES', 'LANG'].flatMap((name) => {
    const tag = environment[name]?.split(/[.@]/u)[0]?.replaceAll('_', '-');
    return tag ? [tag] : [];
  });
}

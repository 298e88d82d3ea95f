/** Words that ask how to do something, and how a guide names itself, by language. */
const HOW_TO: Readonly<Record<string, RegExp>> = {
  en: /\bhow to\b|\bstep by step\b|\bstep-by-step\b/iu,
  nl: /^hoe\b|\bstappenplan\b|\bstap voor stap\b/iu,
  de: /^wie\b|\bschritt für schritt\b|\banleitung\b/iu,
  fr: /^comment\b|\bétape par étape\b/iu,
  es: /^¿?c[oó]mo\b|\bpaso a paso\b/iu,
  it: /^come\b|\bpasso (?:dopo|per) passo\b/iu,
  pt: /^como\b|\bpasso a passo\b/iu,
};

/** Whether a title announces a guide. False for languages that are not listed. */
export function isHowTo(title: string, language: string): boolean {
  const tag = language.toLowerCase().split(/[-_]/u)[0] ?? '';
  return HOW_TO[tag]?.test(title) ?? false;
}

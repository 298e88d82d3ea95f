/**
 * Words that ask how to do something, and how a guide names itself, by language; not those that ask for a measure (`wie viel`) or how a
 * thing works: neither has steps.
 */
const HOW_TO: Readonly<Record<string, RegExp>> = {
  en: /\bhow to\b|\bbest way to\b|\bstep by step\b|\bstep-by-step\b/iu,
  nl: /^hoe\b(?! (?:lang|veel|vaak|duur|groot|oud|hoog|zwaar|snel|laat|ver|is|heet|werkt|werken)\b)|\bstappenplan\b|\bstap voor stap\b/iu,
  de: /^wie\b(?! (?:viele?|lange?|oft|teuer|hoch|groß|alt|spät|schnell|schwer|weit|ist|sind|war|heißt|funktioniert|funktionieren)(?!\p{L}))|\bschritt für schritt\b|\banleitung\b/iu,
  fr: /^comment\b(?! (?:ça |ca )?(?:fonctionne|marche))|(?<!\p{L})étape par étape(?!\p{L})/iu,
  es: /^¿?c[oó]mo\b(?! funcionan?\b)|\bpaso a paso\b/iu,
  it: /^come\b(?! funziona(?:no)?\b)|\bpasso (?:dopo|per) passo\b/iu,
  pt: /^como\b(?! funcionam?\b)|\bpasso a passo\b/iu,
};

/** Whether a title announces a guide. False for languages that are not listed. */
export function isHowTo(title: string, language: string): boolean {
  const tag = language.toLowerCase().split(/[-_]/u)[0] ?? '';
  return HOW_TO[tag]?.test(title) ?? false;
}

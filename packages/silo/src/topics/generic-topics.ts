// Four generic topics, chosen by the words of a keyword, for lists in which no topic is found; and the rest topic.

/** Where split groups of fewer than two pages go. */
export const REST_TOPIC = 'General SEO';

/** Topic and the words that point to it, tried in this order; words of all content languages. */
const GENERIC_WORDS: readonly (readonly [topic: string, words: readonly string[]])[] = [
  [
    'Digital Marketing',
    (
      'marketing seo sem ppc ads adwords advertising campaign content blog social media email newsletter ' +
      'backlink serp influencer branding analytics werbung publicité publicidad pubblicità publicidade reclame'
    ).split(' '),
  ],
  [
    'E-commerce',
    (
      'buy shop store price cheap sale discount coupon order product ecommerce e-commerce checkout delivery ' +
      'kaufen preis günstig acheter prix boutique comprar precio tienda comprare prezzo negozio preço loja kopen prijs winkel'
    ).split(' '),
  ],
  [
    'Technology',
    (
      'software app api cloud data computer code programming developer web website hosting server ai saas ' +
      'tech technology digital online tool logiciel programma programa'
    ).split(' '),
  ],
  [
    'Business Services',
    (
      'business service services company agency consulting consultant b2b office accounting legal lawyer insurance ' +
      'firma unternehmen dienstleistung entreprise empresa servicio servizio azienda serviço bedrijf dienst'
    ).split(' '),
  ],
];

const TOPIC_OF_WORD = new Map(GENERIC_WORDS.flatMap(([topic, words]) => words.map((word) => [word, topic])));

/** Topics that say nothing about a file's subject: the four generic ones, and placeholders. */
const GENERIC_NAMES: ReadonlySet<string> = new Set([
  ...GENERIC_WORDS.map(([topic]) => topic.toLowerCase()),
  REST_TOPIC.toLowerCase(),
  'general',
  'other',
  'misc',
  'uncategorized',
  'uncategorised',
  'none',
  'n/a',
  '-',
]);

export function isGenericTopic(label: string): boolean {
  return GENERIC_NAMES.has(label.trim().toLowerCase());
}

/** Generic topic of a keyword by its words (lower case), or the rest topic. */
export function genericTopicOf(words: readonly string[]): string {
  for (const word of words) {
    const topic = TOPIC_OF_WORD.get(word);
    if (topic !== undefined) return topic;
  }
  return REST_TOPIC;
}

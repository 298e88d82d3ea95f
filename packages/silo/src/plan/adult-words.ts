// What makes a keyword an adult one: explicit words, and what is sold of sex; health, education and relationships are ordinary subjects.

export const ADULT_WORDS: ReadonlySet<string> = new Set(
  `porn porno pornos pornhub pornography xxx nsfw hentai nudes undress undressing milf blowjob handjob escorts
  onlyfans camgirl camgirls sexcam webcamsex erotik erotica xvideos xnxx xhamster brazzers cumshot gangbang dildo
  dildos bdsm nackt putas sexshop sexshops sextoy sextoys sexspielzeug sexpuppe sexpuppen sexdoll sexdolls hooker
  hookers brothel brothels bordell bordelle puttane`
    .split(/\s+/u)
    .filter(Boolean),
);

/** What follows `sex` in the name of a trade: `sex shop`, `sex toys`. */
const TRADES =
  /(?<![\p{L}\p{N}]|\b(?:same|opposite|single)[\s-])sex[\s-]+(?:shops?|stores?|toys?|dolls?|cams?|chats?|tapes?|clubs?|videos?|films?|movies?|tubes?|spielzeug|puppen?)(?![\p{L}\p{N}])/iu;

/** Of a keyword that has the word `sex`. */
export const isSexTrade = (keyword: string): boolean => TRADES.test(keyword);

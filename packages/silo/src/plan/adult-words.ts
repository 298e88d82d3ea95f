// Words that make a keyword an adult one: explicit ones only; health, education and relationships are ordinary subjects.

export const ADULT_WORDS: ReadonlySet<string> = new Set(
  `porn porno pornos pornhub pornography xxx nsfw hentai nudes undress undressing milf blowjob handjob escorts
  onlyfans camgirl camgirls sexcam webcamsex erotik erotica xvideos xnxx xhamster brazzers cumshot gangbang dildo
  dildos bdsm nackt putas`
    .split(/\s+/u)
    .filter(Boolean),
);

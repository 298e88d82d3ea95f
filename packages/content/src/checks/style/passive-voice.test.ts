import { describe, expect, it } from 'vitest';
import { PASSIVE_GRAMMARS } from './passive-grammars.ts';
import { passiveSentences } from './passive-voice.ts';

const PASSIVE = {
  en: [
    'The parcel was delivered on Monday.',
    'Most shoes are made in Portugal.',
    'The filter should be carefully cleaned twice a year.',
    'The offer has been withdrawn or was never sent.',
    "It isn't sold in shops.",
  ],
  de: [
    'Das Haus wurde 1990 gebaut.',
    'Der Filter wird zweimal im Jahr gereinigt.',
    'Der Tee ist von vielen Menschen getrunken worden.',
    'Die Kosten werden von der Kasse übernommen.',
    'Wenn das Gerät regelmäßig gewartet wird, hält es länger.',
    'Der Antrag muss online eingereicht werden.',
  ],
  nl: [
    'Het huis werd in 1990 gebouwd.',
    'De kosten worden door de verzekering vergoed.',
    'Het formulier moet online worden ingevuld.',
    'De planten worden in het voorjaar verkocht.',
  ],
  fr: [
    'La maison a été construite en 1990.',
    'Les frais sont remboursés par la caisse.',
    "Le filtre n'est jamais nettoyé.",
    'Ces chaussures sont souvent fabriquées au Portugal.',
    'Le devis sera envoyé demain.',
  ],
  es: [
    'La casa fue construida en 1990.',
    'Los gastos son pagados por el seguro.',
    'El libro ha sido escrito por su hija.',
    'Las plantas serán vendidas en primavera.',
  ],
  it: [
    'La casa è stata costruita nel 1990.',
    'Le spese vengono pagate dalla cassa.',
    'Il filtro viene spesso pulito in officina.',
    'Il libro fu scritto da sua figlia.',
  ],
  pt: [
    'A casa foi construída em 1990.',
    'As despesas são pagas pelo seguro.',
    'O livro foi escrito pela filha.',
    'As plantas serão vendidas na primavera.',
  ],
} as const;

const ACTIVE = {
  en: [
    'We deliver the parcel on Monday.',
    'She is tired and needs a bed.',
    'There are hundred reasons.',
    'They have painted the wall.',
    'The shop is near the red shed.',
  ],
  de: [
    'Morgen wird es regnen.',
    'Wir werden nach Hause gehen.',
    'Er wird seinem Freund Geld geben.',
    'Es wird kalt und dunkel.',
    'Sie hat das Haus gebaut, und es wird Sommer.',
    'Das wird immer beliebt sein.',
    'Klären Sie das, bevor die Genauigkeit Thema wird.',
    'Sie werden keinen Unterschied sehen.',
  ],
  nl: [
    'Het wordt morgen koud.',
    'Hij wordt weer gezond.',
    'Er worden geen klanten boos.',
    'Zij heeft het huis gebouwd.',
    'Wij geven het geld terug.',
  ],
  fr: [
    'Elle est arrivée hier.',
    'Ils sont restés chez eux.',
    "L'appartement est situé au centre.",
    'Il a construit la maison.',
    'Elle s’est lavée et ils se sont trompés.',
  ],
  es: [
    'Es demasiado caro.',
    'La comida es buena.',
    'Hemos construido la casa.',
    'El lado bueno es la vida.',
    'Se vende casa.',
  ],
  it: [
    'È andata a casa.',
    'Sono arrivati ieri.',
    'Abbiamo costruito la casa.',
    'La vita è bella.',
    'Si è lavato le mani.',
  ],
  pt: ['É demasiado caro.', 'A comida é boa.', 'Temos construído casas.', 'A vida é assim.'],
} as const;

const cases = (texts: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(texts).flatMap(([language, sentences]) =>
    sentences.map((sentence): [string, string] => [language, sentence]),
  );

describe('the passive voice', () => {
  it.each(cases(PASSIVE))('%s: %s', (language, sentence) =>
    expect(passiveSentences([sentence], language)).toBe(1),
  );
  it.each(cases(ACTIVE))('not in %s: %s', (language, sentence) =>
    expect(passiveSentences([sentence], language)).toBe(0),
  );
  it('is told in every language with a grammar, by region too, and in no other', () => {
    expect(Object.keys(PASSIVE_GRAMMARS).sort()).toEqual(Object.keys(PASSIVE).sort());
    expect(passiveSentences(['The parcel was delivered.'], 'en-GB')).toBe(1);
    for (const language of ['sv', 'ja', 'und'])
      expect(passiveSentences(['Den byggdes.'], language)).toBe(null);
  });
});

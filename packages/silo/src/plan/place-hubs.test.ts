// What is no page of its own: a place, or another word that only qualifies what the list is about.
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { outlineOf, searchedList, tableOf } from '../testing/keyword-list.ts';

function outline(list: string, language = 'en'): string {
  const { table, silo } = buildSilo(tableOf(searchedList(list)), { language, grouping: 'moderate' });
  return outlineOf(table, silo);
}

describe('a proposed page', () => {
  it('is no place where its pages are searched for without it, if only as other wordings of theirs', () => {
    const found = outline(
      `carpet cleaning leeds | 900, carpet cleaning | 300, roof repair leeds | 800, roof repair | 200, boiler installation leeds | 700,
      boiler installation | 250, window fitting leeds | 600, window fitting | 150, wooden garden furniture | 500, wooden garden furniture sets | 80,
      patio heaters | 400, best patio heaters | 90, fence panels | 300, cheap fence panels | 60`,
    );
    expect(found).toContain('carpet cleaning');
    expect(found).not.toMatch(/^ *(?:leeds: )?leeds( |$)/imu);
  });

  it('is no large place, nor what is from there', () => {
    const food = (word: string) =>
      outline(
        `${word} food delivery | 300, ${word} costus | 250, ${word} sweets online | 200, wooden garden furniture | 900, wooden garden furniture sets | 80,
        patio heaters | 400, best patio heaters | 90, fence panels | 300, cheap fence panels | 60, ski boots | 250, desk lamp | 200`,
      );
    expect(food('indian')).not.toMatch(/^(?:.*: )?indian$/imu);
    expect(food('perth')).not.toMatch(/^(?:.*: )?perth$/imu);
    expect(food('acme')).toMatch(/^Acme: acme$/mu);
  });

  it('is no rest of longer names that only says what is asked of a thing', () => {
    const found = outline(
      `cpu price philippines | 900, webcam price philippines | 800, monitor price philippines | 700, keyboard price philippines | 600, headset price philippines | 500,
      laptop price | 450, router price | 420, wooden garden furniture | 400, patio heaters | 350, fence panels | 300, ski boots | 250, desk lamp | 200`,
    );
    expect(found).toContain('cpu price philippines');
    expect(found).not.toMatch(/^ *(?:.*: )?price philippines/imu);
  });

  it('is no beginning of a word that a list writes apart', () => {
    const found = outline(
      `anti moustique | 5400, anti sucre | 320, anti stress | 260, anti grignotage | 190, anti vieillissement | 180, salon de jardin | 500,
      chauffage de terrasse | 400, panneau de clôture | 300, chaussures de ski | 250, lampe de bureau | 200, table en chêne | 150, nettoyage de moquette | 120, chaudière à gaz | 110`,
      'fr',
    );
    expect(found).toContain('anti moustique');
    expect(found).not.toMatch(/^Anti: anti(?: \{|$)/mu);
  });

  it('says what the list is about beside the word that its pages share, where somebody searches for both', () => {
    const found = outline(
      `ai podcast transcription tools | 1800, ai podcast editing tools | 1100, ai podcast summary tools | 750, ai podcast hosting tools | 650, ai podcast tools | 30,
      ai writing tools | 500, ai marketing tools | 499, ai seo tools | 498, ai voice tools | 497, ai math tools | 496, ai sales tools | 495, ai study tools | 494,
      ai paint tools | 493, ai poem tools | 492, ai speech tools | 491, ai travel tools | 490, ai recipe tools | 489`,
    );
    expect(found).toMatch(/^ {2}ai podcast tools\n {4}ai podcast transcription tools/mu);
  });

  it('says what the list is about beside the place, where somebody searches for both', () => {
    const found = outline(
      `oil prices ni | 1279, compare oil prices | 672, cheapest heating oil prices in my area | 660, heating oil ni | 635, heating oil prices | 589,
      heating oil prices ni | 536, fuel oil prices northern ireland | 369, oil price northern ireland | 361, how to dispose of home heating oil | 328,
      home heating oil ni | 327, oil ni | 317, heating oil disposal | 306, heating oil | 305, home heating oil support ni | 92,
      what price is 500 litres of oil in northern ireland | 70, northern ireland heating oil prices | 69, northern ireland home heating oil support | 25,
      standard oil tank size uk | 24, cooking oil recycling ni | 24, acme oils quote | 19, garden bench covers | 18`,
    );
    expect(found).toMatch(/^Oil ni: oil ni.*\n {2}oil prices ni/mu);
    expect(found).not.toMatch(/^(?:.*: )?northern ireland$/imu);
  });

  it('has keywords of a narrower page that say it with soft words alone as its wordings', () => {
    const found = outline(
      `things to do in tokyo today | 2000, tokyo today | 300, things to do tokyo | 1000, tokyo hotel booking | 4400, tokyo tower | 3600, tokyo skytree | 1800,
      tokyo disneyland | 900, osaka castle | 800, garden fence panels | 700, oak dining table | 600, ski boots | 500, desk lamp | 400`,
    );
    expect(found).toMatch(/^Tokyo: tokyo .*\[.*tokyo today/mu);
  });
});

// Pages that say one thing in other words: the plan keeps the stronger, with the other as a section of it.

import { packFor } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { INTERCHANGEABLE } from '../grouping/interchangeable-words.ts';
import { learnInitialisms } from './initialisms.ts';
import { readTellingWords, setOf, shareAThing } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

/** Keywords that have the same telling words as the first. */
function sameAs([first = '', ...others]: readonly string[], language = 'en'): string[] {
  const words = readTellingWords([first, ...others], language);
  const key = (page: number) => [...setOf(words, page)].join(' ');
  return others.filter((_, at) => key(at + 1) === key(0));
}

describe('telling words of one need', () => {
  it.each([
    ['en', 'custom software development agency', 'best custom software development companies'],
    ['en', 'online masters degree', 'online masters programs'],
    ['en', 'tub shower combo', 'bathtub shower combination'],
    ['en', 'ai tools for hiring', 'ai recruitment tools'],
    ['fr', 'cuve à fioul', 'citerne fuel'],
    ['fr', 'degazage cuve fuel', 'comment dégazer une cuve à fioul'],
    ['it', 'scuole che cercano docenti', 'scuola che cercano insegnanti'],
    ['en', 'install a sauna heater', 'sauna heater installation'],
    ['en', 'where to propose in santorini', 'santorini proposals'],
    ['en', 'compare health insurance nz', 'health insurance comparison nz'],
    ['en', 'ashwagandha benefits for women', 'ashwagandha benefits for females'],
    ['en', 'generative ai tools', 'gen ai tools'],
    ['en', 'healthy diet', 'best diet for health'],
    ['en', 'ai tools', 'ai powered tools'],
    ['en', 'ai tools', 'trending ai tools'],
    ['en', 'disability insurance', 'disabled insurance'],
    ['en', 'steam deck price philippines', 'steamdeck price ph'],
    ['en', 'chocolate in japan', 'japanese chocolate'],
    ['en', 'ndis events wa', 'ndis events western australia'],
    ['fr', "interdit de récupérer l'eau de pluie", "interdiction de recuperer l'eau de pluie"],
    ['fr', 'comparer assurance santé', 'comparatif assurances santé'],
    ['es', 'comparar seguros de salud', 'comparador de seguros de salud'],
    ['it', 'confronto assicurazioni auto', 'comparare assicurazioni auto'],
    ['nl', 'zorgverzekering vergelijken', 'vergelijking zorgverzekering'],
    ['en', 'sustainable living', 'sustainable life'],
    ['en', 'outdoor bar', 'outside bar'],
    ['en', 'seo companies in arizona', 'az seo company'],
    ['en', 'eliminate ammonia smell', 'ammonia smell removal'],
    ['fr', 'voyage enceinte', 'voyage grossesse'],
    ['de', 'pv förderung', 'förderung photovoltaik'],
    ['es', 'pago de cheques', 'pagar cheque'],
    ['it', 'bici elettrica', 'bicicletta elettrica'],
    ['pt', 'bicicleta elétrica', 'bike elétrica'],
    ['nl', 'administratie uitbesteden', 'uitbesteding administratie'],
    ['fr', 'articulation qui craque', 'articulations qui craquent'],
    ['de', 'was kostet ein zaun', 'was kosten zäune'],
    ['es', 'cuánto cuesta un gato', 'cuánto cuestan los gatos'],
    ['it', 'quando finisce la scuola', 'quando finiscono le scuole'],
    ['pt', 'como funciona pneu run flat', 'como funcionam pneus run flat'],
  ])('%s: %s, %s', (language, one, other) => {
    expect(sameAs([one, other], language)).toEqual([other]);
  });

  it('reads sizes, names with a number and words joined or apart alike, where the list writes them both ways', () => {
    expect(sameAs(['30x30 shower base', '30 x 30 shower base', '30 x 60 shower base'])).toEqual([
      '30 x 30 shower base',
    ]);
    expect(sameAs(['crossclimate 2', 'crossclimate2', 'cross climate 2', 'crossclimate 3'])).toEqual([
      'crossclimate2',
      'cross climate 2',
    ]);
    expect(sameAs(['php7 errors', 'php 7 errors', 'php 8 errors'])).toEqual(['php 7 errors']);
    expect(sameAs(['neumaticos km0', 'neumaticos kilometro 0', 'neumaticos km 0'], 'es')).toEqual([
      'neumaticos kilometro 0',
      'neumaticos km 0',
    ]);
    const { partsOf } = readTellingWords(['mp3 player', 'mp 4 player'], 'en');
    expect(partsOf('mp3 player').map(({ text }) => text)).toEqual(['mp3', 'player']);
    expect(sameAs(['iphone 12', 'phone 12'])).toEqual([]);
    expect(sameAs(['b tech fees', 'btech fees'])).toEqual(['btech fees']);
    expect(sameAs(['about fees', 'a bout fees'])).toEqual([]);
  });

  it('reads the code of a state as that where the list names it, whatever else has these initials', () => {
    const capeTown = ['seo', 'web design', 'video production'].flatMap((what) => [
      `${what} cape town`,
      `${what} ct`,
    ]);
    expect(sameAs(['seo ct', ...capeTown])).toEqual(['seo cape town', 'seo ct']);
    expect(sameAs(['seo ct', ...capeTown, 'seo connecticut'])).toEqual(['seo ct', 'seo connecticut']);
  });

  it('takes no word for another one that only begins alike, nor a noun for a verb of other letters', () => {
    expect(sameAs(['village de vacances', 'ville de vacances'], 'fr')).toEqual([]);
    expect(sameAs(['viagem barata', 'viage barata'], 'pt')).toEqual([]);
    expect(sameAs(['personal budget app', 'person budget app'])).toEqual([]);
    expect(sameAs(['bank statement', 'state bank'])).toEqual([]);
    expect(sameAs(['scuola italia', 'scuola italiano'], 'it')).toEqual([]);
    expect(sameAs(['patent marken', 'pate marken'], 'fr')).toEqual([]);
    expect(sameAs(['weather station', 'weather state'])).toEqual([]);
    expect(sameAs(['ai tools for teachers', 'ai tools for education'])).toEqual([]);
    expect(sameAs(['nutrition course', 'nutritionist course'])).toEqual([]);
    expect(sameAs(['disability insurance', 'wheelchair insurance'])).toEqual([]);
  });

  it('reads a place whose name begins with `new` as one word', () => {
    expect(sameAs(['limo york', 'limo new york'])).toEqual([]);
    expect(sameAs(['limo york', 'new limo york'])).toEqual(['new limo york']);
    expect(sameAs(['limo new york', 'limo ny', 'limo new zealand'])).toEqual(['limo ny']);
    expect(sameAs(['limo new york', 'limo nyc', 'limo new zealand'])).toEqual(['limo nyc']);
  });

  it('reads the letter of a direction before a place that the list writes in full', () => {
    expect(sameAs(['oil n ireland', 'oil northern ireland', 'oil ireland'])).toEqual([
      'oil northern ireland',
    ]);
    expect(sameAs(['vitamin e oil', 'oil vitamin east'])).toEqual([]);
  });

  it('reads number words as figures', () => {
    expect(sameAs(['four panel test', '4 panel test', '5 panel test'])).toEqual(['4 panel test']);
  });

  it('takes the quality of a thing, or what was done to it, for the thing or the deed', () => {
    expect(sameAs(['education tools', 'educational tools'])).toEqual(['educational tools']);
    expect(sameAs(['menopause symptoms', 'menopausal symptoms'])).toEqual(['menopausal symptoms']);
    expect(sameAs(['inondation maison', 'maison inondée'], 'fr')).toEqual(['maison inondée']);
  });

  it('takes initials for what they stand for, and their last word again for nothing', () => {
    const list = ['youtube seo', 'youtube search engine optimization', 'youtube seo optimisation'];
    expect(sameAs(list)).toEqual(list.slice(1));
    expect(sameAs(['it degree', 'information technology degree'])).toEqual(['information technology degree']);
    expect(sameAs(['what is it degree', 'what is it worth'])).toEqual([]);
  });
});

it('has a word oppose others whichever of its forms the list has first', () => {
  const opposing = (list: readonly string[]) =>
    readTellingWords(list, 'en').isOpposing.reduce((all, one) => all + one, 0);
  const list = ['japanese shoes', 'shoes japan', 'shoes japan store'];
  expect([opposing(list), opposing(list.toReversed())]).toEqual([1, 1]);
});

it('relates two pages by a thing, not by what is asked of it nor by a number', () => {
  const share = (one: string, other: string) => shareAThing(readTellingWords([one, other], 'en'), 0, 1);
  expect(share('zumba price', 'zumba classes')).toBe(true);
  expect(share('zumba price', 'yoga price')).toBe(false);
  expect(share('4 panel', 'test 4 panel')).toBe(true);
  expect(share('finding shoes', 'finding a plumber')).toBe(false);
  expect(share('road 4', 'road 4')).toBe(true);
});

it('has every stem in one group of interchangeable words only', () => {
  for (const [language, groups] of Object.entries(INTERCHANGEABLE)) {
    const { stem } = packFor(language);
    const stems = groups.split(',').flatMap((group) => [...new Set(group.trim().split(/\s+/u).map(stem))]);
    expect(stems.filter((one, at) => stems.indexOf(one) !== at)).toEqual([]);
  }
});

describe('learnInitialisms', () => {
  const learn = (...keywords: readonly string[]) => {
    const written = readWrittenWords(keywords, 'en');
    return learnInitialisms({ ...written, stems: written.words });
  };

  it('learns from two companies that both have; two letters need three', () => {
    const both = (initials: string, words: string, companies: readonly string[]) =>
      companies.flatMap((one) => [`${initials} ${one}`, `${words} ${one}`]);
    expect([...learn(...both('sil', 'supported independent living', ['ndis', 'perth']))]).toEqual([
      ['sil', { stems: ['supported', 'independent', 'living'], isWord: false }],
    ]);
    expect(learn(...both('sil', 'supported independent living', ['ndis'])).size).toBe(0);
    const rolls = (...models: readonly string[]) => [...both('rr', 'rolls royce', models), 'swiss rolls'];
    expect(learn(...rolls('ghost', 'dawn')).size).toBe(0);
    expect(learn(...rolls('ghost', 'dawn', 'wraith')).size).toBe(1);
  });

  it('knows initials behind which the last of their words is said once more', () => {
    const places = ['ontario', 'toronto'].flatMap((one) => [
      `act therapy ${one}`,
      `acceptance commitment therapy ${one}`,
    ]);
    expect(learn(...places).get('act')?.stems).toEqual(['acceptance', 'commitment', 'therapy']);
    expect(learn(...places, ...places.map((place) => place.replace('act therapy', 'act clinic'))).size).toBe(
      1,
    );
    expect(learn(...places.map((place) => place.replace('act therapy', 'act clinic'))).size).toBe(0);
  });

  it('takes two letters for a name that goes nowhere without them, and for no words that other words go with', () => {
    const list = ['cm scholarship kerala', 'cm kids scholarship', 'chief minister scholarship kerala'];
    const again = 'kerala chief minister scholarship';
    expect(learn(...list, again).get('cm')?.stems).toEqual(['chief', 'minister']);
    expect(learn(...list).size).toBe(0);
    expect(learn(...list, again, 'chief minister name').size).toBe(0);
    expect(learn(...list, again, 'prime minister scholarship kerala').size).toBe(0);
    expect(learn(...list, again, 'chief minister').size).toBe(1);
  });

  it('takes initials that are rarely written in full for a word of their own', () => {
    const alone = Array.from({ length: 20 }, (_, at) => `ndis thing${'abcdefghijklmnopqrst'[at]}`);
    const list = [...alone, 'ndis perth', 'national disability insurance scheme perth'];
    expect(learn(...list).get('ndis')?.isWord).toBe(true);
    expect(sameAs([...list.slice(-2), 'disability insurance perth'])).toEqual(list.slice(-1));
  });

  it('needs the same company: initials that stand elsewhere mean something else', () => {
    expect(learn('sil ndis', 'sil perth', 'some idle lamp', 'some idle lamp shade').size).toBe(0);
  });
});

import { PLACES } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { listOf, outlineOf, tableOf } from '../testing/keyword-list.ts';
import { isPage } from '../tree/page-tree.ts';
import { buildSilo } from './build-silo.ts';

/** As a keyword tool lists them: no topics, heads and what people put beside them. */
const SHOP = listOf(`
  coffee beans                      | - | 40500 | 62
  best coffee beans                 | - | 18100 | 58
  coffee beans online               | - | 6600 | 51
  buy coffee beans online           | - | 5400 | 49
  organic coffee beans              | - | 4400 | 41
  decaf coffee beans                | - | 3600 | 33
  how to store coffee beans         | - | 2900 | 24
  coffee bean storage               | - | 1900 | 22
  how long do coffee beans last     | - | 2400 | 19
  can you freeze coffee beans       | - | 1600 | 17
  light roast coffee                | - | 3600 | 36
  dark roast coffee                 | - | 5400 | 38
  light roast vs dark roast         | - | 2900 | 21
  coffee roast levels               | - | 1900 | 20
  single origin coffee              | - | 2400 | 31
  espresso machine                  | - | 90500 | 74
  best espresso machine             | - | 33100 | 69
  espresso machine for beginners    | - | 2900 | 34
  espresso machine under 500        | - | 3600 | 37
  semi automatic espresso machine   | - | 4400 | 42
  how to clean an espresso machine  | - | 3600 | 18
  descale espresso machine          | - | 2900 | 16
  espresso machine cleaning         | - | 1900 | 19
  espresso grind size               | - | 2400 | 14
  how to make espresso at home      | - | 5400 | 28
  espresso without machine          | - | 2900 | 23
  coffee grinder                    | - | 60500 | 66
  best coffee grinder               | - | 22200 | 63
  manual coffee grinder             | - | 9900 | 44
  electric coffee grinder           | - | 8100 | 47
  burr vs blade grinder             | - | 2400 | 18
  burr coffee grinder               | - | 14800 | 52
  how to clean a coffee grinder     | - | 2900 | 15
  coffee grinder settings           | - | 1300 | 12
  grind size chart                  | - | 2900 | 17
  coffee grind size chart           | - | 2400 | 18
  french press                      | - | 49500 | 61
  french press coffee ratio         | - | 8100 | 22
  how to use a french press         | - | 9900 | 26
  french press grind size           | - | 1900 | 15
  best french press                 | - | 8100 | 43
  french press vs pour over         | - | 2400 | 19
  pour over coffee                  | - | 27100 | 49
  pour over coffee maker            | - | 14800 | 46
  pour over coffee ratio            | - | 5400 | 23
  how to make pour over coffee      | - | 4400 | 24
  v60 recipe                        | - | 3600 | 17
  gooseneck kettle                  | - | 12100 | 39
  best gooseneck kettle             | - | 3600 | 35
  cold brew coffee                  | - | 40500 | 53
  how to make cold brew             | - | 14800 | 37
  cold brew ratio                   | - | 9900 | 25
  cold brew coffee maker            | - | 8100 | 44
  cold brew vs iced coffee          | - | 6600 | 29
  how long does cold brew last      | - | 5400 | 18
  cold brew concentrate             | - | 4400 | 31
  coffee subscription               | - | 14800 | 57
  best coffee subscription          | - | 5400 | 51
  coffee gift subscription          | - | 1900 | 38
`);

describe("the silo of a shop's keyword list, nothing given but keywords and figures", () => {
  it('has a topic for each thing, led by the broad term, and a page for each question', () => {
    const table = tableOf(SHOP);
    const built = buildSilo(table, { language: 'en', grouping: 'moderate' });
    expect(`\n${outlineOf(built.table, built.silo)}\n`).toMatchInlineSnapshot(`
      "
      Cold brew coffee: cold brew coffee [cold brew coffee maker] {how to make cold brew; cold brew ratio; cold brew vs iced coffee; how long does cold brew last; cold brew concentrate}
      Pour over coffee: pour over coffee {pour over coffee ratio; how to make pour over coffee}
        pour over coffee maker
      French press: french press [best french press] {french press coffee ratio; how to use a french press; french press grind size; french press vs pour over}
      Coffee grinder: coffee grinder [best coffee grinder]
        manual coffee grinder
        burr coffee grinder {burr vs blade grinder}
        electric coffee grinder
      Coffee beans: coffee beans [best coffee beans, coffee beans online, buy coffee beans online] {how to store coffee beans; how long do coffee beans last}
      Espresso machine: espresso machine [best espresso machine] {espresso machine for beginners; how to clean an espresso machine; descale espresso machine; espresso without machine}
      Dark roast coffee: dark roast coffee {light roast vs dark roast}
      "
    `);
  });
});

it('plans a file that marks a few pages, with the marked ones on top', () => {
  const marked = SHOP.map((one) =>
    one.keyword === 'burr coffee grinder' ? { ...one, level: 1 as const } : one,
  );
  const table = tableOf(marked);
  const { silo } = buildSilo(table, { language: 'en', grouping: 'moderate' });
  const pages = [...silo.place.keys()].filter((row) => isPage(silo.place[row]));
  expect(silo.place[marked.findIndex(({ level }) => level === 1)]).toBe(PLACES.pillar);
  expect(pages.length).toBeLessThan(20);
});

import { describe, expect, it } from 'vitest';
import { intentWordsIn } from './intent-words.ts';
import { isQuestion } from './question.ts';
import { splitWords } from './split-words.ts';

const CASES: readonly (readonly [language: string, keyword: string, intents: string])[] = [
  ['en', 'buy running shoes', 'transactional'],
  ['en', 'purchase order discount deal coupon', 'transactional'],
  ['en', 'best top review vs comparison price cost cheap', 'commercial'],
  ['en', 'netflix login', 'navigational'],
  ['en', 'contact', 'navigational'],
  ['en', 'about us', 'navigational'],
  ['en', 'facts about dogs', 'informational'],
  ['en', 'how to tie a tie', 'informational'],
  ['en', 'how much is a tesla', 'commercial'],
  ['en', 'best buy', 'navigational'],
  ['en', 'contact lenses', ''],
  ['en', 'best price buy', 'commercial transactional'],
  ['en', 'booking.com', 'navigational'],
  ['en', 'node.js', ''],
  ['en', 'blue widgets', ''],
  ['en', 'plumber rates', 'commercial'],
  ['en', 'what are the interest rates', 'informational'],
  ['nl', 'fiets kopen', 'transactional'],
  ['nl', 'goedkope zorgverzekering vergelijken', 'commercial'],
  ['nl', 'inloggen mijn account', 'navigational'],
  ['nl', 'kop koffie', ''],
  ['nl', 'hypotheekvergelijker', 'commercial'],
  ['fr', 'acheter voiture', 'transactional'],
  ['fr', 'meilleur prix assurance pas cher', 'commercial'],
  ['fr', 'impots connexion', 'navigational'],
  ['fr', 'comment faire une crêpe', 'informational'],
  ['fr', 'où manger', ''],
  ['de', 'kaffeemaschine kaufen', 'transactional'],
  ['de', 'günstige autoversicherung', 'commercial'],
  ['de', 'guenstige versicherung preis', 'commercial'],
  ['de', 'kreditkartenvergleich', 'commercial'],
  ['de', 'anmelden', 'navigational'],
  ['de', 'wie lange kochen eier', 'informational'],
  ['es', 'comprar coche barato', 'commercial transactional'],
  ['es', 'cómo hacer pan', 'informational'],
  ['es', 'mejores precios', 'commercial'],
  ['it', 'comprare casa', 'transactional'],
  ['it', 'prezzo migliore', 'commercial'],
  ['it', 'come fare il pane', 'informational'],
  ['pt', 'comprar carro usado', 'transactional'],
  ['pt', 'preço do ouro', 'commercial'],
  ['pt', 'o que é seo', 'informational'],
  ['ja', '東京 ホテル 予約', 'transactional'],
  ['zh', '手机价格', 'commercial'],
  ['sv', 'köpa skor', ''],
];

describe('intentWordsIn', () => {
  it.each(CASES)('%s: %s', (language, keyword, intents) => {
    expect(intentWordsIn(keyword, language).join(' ')).toBe(intents);
    expect(intentWordsIn(splitWords(keyword, language), language).join(' ')).toBe(intents);
  });
});

describe('isQuestion', () => {
  it.each([
    ['en', 'what is seo'],
    ['en', 'can i eat eggs'],
    ['en', 'seo?'],
    ['nl', 'hoe werkt een warmtepomp'],
    ['fr', "qu'est-ce que le seo"],
    ['fr', 'à quoi sert le seo'],
    ['de', 'wie funktioniert seo'],
    ['es', 'por qué llueve'],
    ['es', 'como hacer pan'],
    ['it', 'a cosa serve'],
    ['pt', 'o que é seo'],
  ])('%s: %s asks', (language, keyword) => {
    expect(isQuestion(keyword, language)).toBe(true);
  });

  it.each([
    ['en', 'can opener'],
    ['en', 'seo guide'],
    ['de', 'seo agentur'],
    ['en', ''],
  ])('%s: %s does not', (language, keyword) => {
    expect(isQuestion(keyword, language)).toBe(false);
  });
});

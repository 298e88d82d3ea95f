// Numbers written as words: `two piece shower` is `2 piece shower`. Left out is what is mostly another word (`ein`, `neuf`, `sei`).
import { foldAccents, packFor } from '@silosmith/language';

/** From 2 on, in order; without accents. */
const FROM_TWO: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten',
  nl: 'twee drie vier vijf zes zeven acht negen tien',
  fr: 'deux trois quatre cinq six sept huit - dix',
  de: 'zwei drei vier funf sechs sieben acht neun zehn',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez',
  it: 'due tre quattro cinque - sette otto nove dieci',
  pt: 'dois tres quatro cinco - sete oito nove dez',
};

const known = new Map<string, ReadonlyMap<string, string>>();

function digitsIn(tag: string): ReadonlyMap<string, string> {
  const built = known.get(tag);
  if (built !== undefined) return built;
  const words = (FROM_TWO[tag] ?? '').split(' ').filter(Boolean);
  const digits = new Map(words.map((word, at) => [word, String(at + 2)]));
  digits.delete('-');
  if (tag === 'en') digits.set('one', '1');
  known.set(tag, digits);
  return digits;
}

/** A number word of a language → its figures; any other word → null. */
export function createFiguresReader(language: string): (word: string) => string | null {
  const digits = digitsIn(packFor(language).tag);
  return (word) => digits.get(foldAccents(word)) ?? null;
}

// Packs are built on first use.
import { primarySubtag } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { createPack, type LanguagePack, type PackSource } from './language-pack.ts';
import { neutral } from './neutral.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

/** Every language with word lists; all others get the neutral pack. */
export const PACK_SOURCES: readonly PackSource[] = [en, nl, fr, de, es, it, pt, ja, zh];

/** Bounds the cache: a tag from outside may be any text, so only tags of plausible length are cached. */
const LONGEST_REMEMBERED_TAG = 12;

const packs = new Map<string, LanguagePack>();

/** By primary subtag (`en-US`, `pt_BR`); the neutral pack if there is none. */
export function packFor(tag: string): LanguagePack {
  const exact = packs.get(tag);
  if (exact !== undefined) return exact;
  const primary = primarySubtag(tag);
  let pack = packs.get(primary);
  if (pack === undefined) {
    pack = createPack(PACK_SOURCES.find((source) => source.tag === primary) ?? { ...neutral, tag: primary });
    packs.set(primary, pack);
  }
  if (tag.length <= LONGEST_REMEMBERED_TAG) packs.set(tag, pack);
  return pack;
}

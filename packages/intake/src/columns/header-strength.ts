// How strongly a header indicates a role: exact 0.95, partial 0.8 or 0.6.
import { COLUMN_ROLES, type ColumnRole } from '@silosmith/contract';
import { PhraseSet } from '../words/phrase-set.ts';
import type { HeaderName } from './header-name.ts';
import { ROLE_WORDS } from './synonyms/index.ts';
import type { NamesByLanguage } from './synonyms/role-words.ts';

const EXACT = 0.95;
const PARTIAL_EDGE = 0.8;
/** Names used only if nothing better exists ('Impressions'). */
const WEAKER = 0.75;
const PARTIAL_INSIDE = 0.6;

/** Kind of match: a weaker one requires better values. */
export type MatchKind = 'exact' | 'weaker' | 'partial' | 'none';
export interface HeaderMatch {
  readonly kind: MatchKind;
  /** 0 to 0.95. */
  readonly strength: number;
}

interface RolePhrases {
  readonly exact: PhraseSet;
  readonly weaker: PhraseSet;
  readonly partial: PhraseSet;
  readonly never: PhraseSet;
}

const NONE: HeaderMatch = { kind: 'none', strength: 0 };
const EXACTLY: HeaderMatch = { kind: 'exact', strength: EXACT };
const WEAKLY: HeaderMatch = { kind: 'weaker', strength: WEAKER };
const phrasesByRole = new Map<ColumnRole, RolePhrases>();

/** Folded on first use. */
function phrasesOf(role: ColumnRole): RolePhrases {
  const known = phrasesByRole.get(role);
  if (known !== undefined) return known;
  const words = ROLE_WORDS[role];
  const setOf = (names: NamesByLanguage): PhraseSet => new PhraseSet(Object.values(names).flat());
  const phrases = {
    exact: setOf(words.exact),
    weaker: setOf(words.weaker),
    partial: setOf(words.partial),
    never: setOf(words.never),
  };
  phrasesByRole.set(role, phrases);
  return phrases;
}

/** Match of a header with one role, before values are considered. */
export function headerMatch(
  { full, name, bare, ordinal, previous }: HeaderName,
  role: ColumnRole,
): HeaderMatch {
  if (full === '' || previous) return NONE;
  // Of several keywords a row the first is its page's.
  if (ordinal > 1) return role === 'secondaryKeywords' ? EXACTLY : NONE;
  const { exact, weaker, partial, never } = phrasesOf(role);
  if (exact.has(full)) return EXACTLY;
  if (weaker.has(full)) return WEAKLY;
  if (never.heldIn(full) !== '') return NONE;
  if (exact.has(name) || exact.has(bare)) return EXACTLY;
  if (weaker.has(name) || weaker.has(bare)) return WEAKLY;
  const held = partial.heldIn(bare);
  if (held === '') return NONE;
  const edge = bare.startsWith(held) || bare.endsWith(held);
  return { kind: 'partial', strength: edge ? PARTIAL_EDGE : PARTIAL_INSIDE };
}

/** The strongest match over all roles, 0 to 0.95: how much a cell looks like a header. */
export function headerLikeness(header: HeaderName): number {
  let best = 0;
  for (const role of COLUMN_ROLES) best = Math.max(best, headerMatch(header, role).strength);
  return best;
}

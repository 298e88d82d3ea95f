// A group that would be called by a keyword about one of its things alone: `ndis housing perth`, where the others ask for `ndis housing`.
import type { GroupLikeness } from './group-likeness.ts';
import type { Member } from './leading-keywords.ts';

/** In smaller groups every word is that of many keywords. */
const FEWEST = 4;
/** A word of so few of the group's keywords is not what it is about. */
const RARE = 0.3;

export interface NarrowPart {
  /** Say what few of the group's rows do and what leads it says: a page of their own. */
  readonly rows: Int32Array;
  /** The keywords that say the rest of it and nothing else: one of them leads the others. */
  readonly broad: readonly Member[];
}

/** Null where what leads the group is as broad as that, or where nobody searches for the rest of what it says. */
export function narrowPartOf(
  members: readonly Member[],
  lead: Member,
  likeness: GroupLikeness,
): NarrowPart | null {
  if (members.length < FEWEST) return null;
  const rows = Int32Array.from(members, ({ row }) => row);
  const rare = likeness.rareOf(lead.row, rows, RARE);
  const said = likeness.wordsOf(lead.row).filter((stem) => !rare.includes(stem));
  if (rare.length === 0 || said.length === 0) return null;
  const broad = members.filter(({ row, volume, flaws }) => {
    const words = likeness.wordsOf(row);
    const isRest = words.length === said.length && words.every((stem) => said.includes(stem));
    return volume > 0 && flaws === 0 && isRest;
  });
  if (broad.length === 0) return null;
  return {
    rows: rows.filter((row) => likeness.wordsOf(row).some((stem) => rare.includes(stem))),
    broad,
  };
}

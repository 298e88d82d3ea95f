// Keywords that a chain of others brought into a group: they share nothing with what leads it, or are searched more and about something else.
import type { GroupLikeness } from './group-likeness.ts';
import type { Member } from './leading-keywords.ts';
import { haveLettersInCommon } from './letters-in-common.ts';

/** A keyword that is searched more than what leads its group, and says less of what the group says, is another page. */
const OUTSIDE = 0.85;
/** So many of the group's keywords may have the word that makes it another one. */
const MOST_WITH_IT = 1 / 3;

/** Rows of a group that belong on pages of their own, page by page. The leading keyword stays. */
export function partsOutside(
  members: readonly Member[],
  lead: Member,
  likeness: GroupLikeness,
  stems: readonly string[],
): Int32Array[] {
  const kinship = (a: number, b: number) => a === b || haveLettersInCommon(stems[a] ?? '', stems[b] ?? '');
  const parts: Int32Array[] = [];
  let left = members.filter(({ row }) => row !== lead.row);
  const isCalled = members.filter(
    ({ volume, like, flaws }) => volume > Math.max(0, lead.volume) && like < OUTSIDE && flaws === 0,
  );
  if (isCalled.length > 0) {
    const rows = Int32Array.from(members, ({ row }) => row);
    for (const { row } of isCalled.toSorted((a, b) => b.volume - a.volume || a.row - b.row)) {
      const own = likeness.rarestOf(row, rows);
      if (own === null || own.rows > MOST_WITH_IT * members.length) continue;
      const part = left.filter((member) => likeness.wordsOf(member.row).includes(own.stem));
      if (!part.some((member) => member.row === row)) continue;
      parts.push(Int32Array.from(part, (member) => member.row));
      left = left.filter((member) => !part.includes(member));
    }
  }
  const words = likeness.wordsOf(lead.row);
  const strange = left.filter(({ row }) => {
    const own = likeness.wordsOf(row);
    return (
      own.length > 0 && words.length > 0 && !own.some((stem) => words.some((word) => kinship(stem, word)))
    );
  });
  return [...parts, ...ofOneWord(strange, likeness)];
}

/** Rows that share a word, directly or over others, together. */
function ofOneWord(members: readonly Member[], likeness: GroupLikeness): Int32Array[] {
  let groups: { rows: number[]; stems: Set<number> }[] = [];
  for (const { row } of members) {
    const own = likeness.wordsOf(row);
    const akin = groups.filter(({ stems }) => own.some((stem) => stems.has(stem)));
    const joined = {
      rows: [...akin.flatMap(({ rows }) => rows), row],
      stems: new Set([...akin.flatMap(({ stems }) => [...stems]), ...own]),
    };
    groups = [...groups.filter((group) => !akin.includes(group)), joined];
  }
  return groups.map(({ rows }) => Int32Array.from(rows.sort((a, b) => a - b)));
}

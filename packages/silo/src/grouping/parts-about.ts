// Keywords of a group that name another thing than what leads it are pages of their own: `rancilio rocky` in the group of `rancilio silvia`.
import type { GroupLikeness } from './group-likeness.ts';
import type { Member } from './leading-keywords.ts';
import type { OtherThings } from './other-things.ts';

/** One keyword alone is a page of its own from this share of its group's searches. */
const LEAST_ALONE = 0.1;

/** Searched so much of all, it need not be a name that tells it: `modern wall art` beside `islamic wall art`. */
const ENOUGH_TO_TELL = 0.25;

/** Rows that belong on pages of their own, thing by thing. The leading keyword stays. */
export function partsAbout(
  members: readonly Member[],
  lead: Member,
  likeness: GroupLikeness,
  things: OtherThings,
): Int32Array[] {
  const led = likeness.wordsOf(lead.row);
  const about = new Map<string, Member[]>();
  const others = members.filter(({ row }) => row !== lead.row);
  const searched = searchesOf(members);
  const left: Member[] = [];
  const saying = new Map<string, number>();
  for (const { row, volume } of others) {
    const any = things.of(likeness.wordsOf(row), led, false);
    if (any !== '') saying.set(any, (saying.get(any) ?? 0) + Math.max(0, volume));
  }
  for (const member of others) {
    const any = things.of(likeness.wordsOf(member.row), led, false);
    const isMuch = searched > 0 && (saying.get(any) ?? 0) >= ENOUGH_TO_TELL * searched;
    const thing = isMuch ? any : things.of(likeness.wordsOf(member.row), led);
    const known = about.get(thing);
    if (thing === '') left.push(member);
    else if (known) known.push(member);
    else about.set(thing, [member]);
  }
  // What says something besides that no other keyword says names no thing of its own, and goes with what names the same.
  for (const member of left) {
    const said = likeness.wordsOf(member.row);
    if (led.every((stem) => said.includes(stem))) continue;
    const thing = [...about.keys()].find((one) => things.isNamedBy(one, said));
    if (thing !== undefined) about.get(thing)?.push(member);
  }
  const least = LEAST_ALONE * searched;
  return [...about.values()]
    .filter((part) => part.length > 1 || (searchesOf(part) > 0 && searchesOf(part) >= least))
    .map((part) => Int32Array.from(part, ({ row }) => row));
}

function searchesOf(members: readonly Member[]): number {
  return members.reduce((sum, { volume }) => sum + Math.max(0, volume), 0);
}

// Tells tags that a text names ("What is <canvas>?") from tags that mark it up ("<b>Tea</b>").

interface Tag {
  readonly start: number;
  /** Behind the '>'. */
  readonly end: number;
  readonly name: string;
  readonly closes: boolean;
  readonly isBare: boolean;
}

export interface Piece {
  readonly text: string;
  /** `named`: a tag that is part of the text. `markup`: a tag, or a script or style with what it holds. */
  readonly kind: 'text' | 'named' | 'markup';
}

const TAG = /<(?:(\/?)([a-z][a-z\d-]*)((?:[\s/][^<>]*)?)|![^<>]*)>/giu;
const CODE = /[(){};=]/u;

/**
 * The text in its order, divided at its tags. Named are tags without attributes and without a partner; a script or style with code in it is
 * markup to its end. O(length).
 */
export function piecesOf(text: string): Piece[] {
  const tags = [...text.matchAll(TAG)].map(tagOf);
  const markup = markupOf(tags);
  const nextCloser = nextClosersOf(tags);
  const pieces: Piece[] = [];
  let at = 0;
  const push = (end: number, kind: Piece['kind']): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), kind });
    at = Math.max(at, end);
  };
  for (const [index, tag] of tags.entries()) {
    if (tag.start < at) continue;
    push(tag.start, 'text');
    const codeEnd = holdsCode(tag) ? (nextCloser[index] ?? null) : undefined;
    const inside = codeEnd === undefined ? '' : text.slice(tag.end, codeEnd?.start);
    if (codeEnd !== undefined && CODE.test(inside)) push(codeEnd?.end ?? text.length, 'markup');
    else push(tag.end, markup.has(tag) ? 'markup' : 'named');
  }
  push(text.length, 'text');
  return pieces;
}

function tagOf(match: RegExpExecArray): Tag {
  const [whole, slash = '', name = '', rest = ''] = match;
  return {
    start: match.index,
    end: match.index + whole.length,
    name: name.toLowerCase(),
    closes: slash !== '',
    isBare: name !== '' && rest.replace('/', '').trim() === '',
  };
}

const holdsCode = ({ name, closes }: Tag): boolean => !closes && (name === 'script' || name === 'style');

/** Pairs, tags with attributes, and comments. */
function markupOf(tags: readonly Tag[]): ReadonlySet<Tag> {
  const markup = new Set(tags.filter(({ isBare }) => !isBare));
  const open = new Map<string, Tag[]>();
  for (const tag of tags) {
    const opened = open.get(tag.name) ?? [];
    if (!tag.closes) {
      opened.push(tag);
      open.set(tag.name, opened);
      continue;
    }
    const partner = opened.pop();
    if (partner !== undefined) markup.add(partner).add(tag);
  }
  return markup;
}

/** For each tag that holds code, the next tag that closes it. */
function nextClosersOf(tags: readonly Tag[]): readonly (Tag | undefined)[] {
  const next = new Map<string, Tag>();
  const found: (Tag | undefined)[] = [];
  for (let index = tags.length - 1; index >= 0; index--) {
    const tag = tags[index];
    if (tag === undefined) continue;
    if (tag.closes) next.set(tag.name, tag);
    else if (holdsCode(tag)) found[index] = next.get(tag.name);
  }
  return found;
}

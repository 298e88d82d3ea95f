// Places in the text of the editor: found, shown, and given a link.
import { SILO_SCHEME } from '@silosmith/content';
import type { Editor } from '@tiptap/react';

const LONGEST_ANCHOR = 80;

/** Positions of the editor's document. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

export interface Wanted {
  /** Case does not matter; found at word boundaries, as it is written. */
  readonly phrase: string;
  /** Left out: any text that has no link yet. 'heading': in a heading alone. */
  readonly within?: 'heading' | 'unlinked';
}

/** The first place that holds the phrase; null where none does. O(length of the text). */
export function findPlace(editor: Editor, { phrase, within }: Wanted): Place | null {
  const pattern = wordPattern(phrase);
  let found: Place | null = null;
  editor.state.doc.descendants((node, position, parent) => {
    if (found !== null) return false;
    if (!node.isText) return true;
    const isHeading = parent?.type.name === 'heading';
    const isLinked = node.marks.some(({ type }) => type.name === 'link');
    if (within === 'heading' && !isHeading) return false;
    if (within === 'unlinked' && (isHeading || isLinked)) return false;
    const match = pattern.exec(node.text ?? '');
    if (match !== null)
      found = { from: position + match.index, to: position + match.index + match[0].length };
    return false;
  });
  return found;
}

/** Places of blocks of a kind, in order: headings of a level, paragraphs, images. */
export function blocksOf(editor: Editor, kind: string, level?: number): Place[] {
  const places: Place[] = [];
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === kind && (level === undefined || node.attrs.level === level)) {
      places.push({ from: position + 1, to: position + 1 + node.content.size });
    }
    return true;
  });
  return places;
}

/** The first link to an address; null where there is none. */
export function linkPlace(editor: Editor, address: string): Place | null {
  let found: Place | null = null;
  editor.state.doc.descendants((node, position) => {
    const isIt = node.marks.some(({ type, attrs }) => type.name === 'link' && attrs.href === address);
    if (found === null && isIt) found = { from: position, to: position + node.nodeSize };
    return found === null;
  });
  return found;
}

/** Places that `find` names in the texts of blocks, in order. A break counts as one sign. */
export function placesInTexts(
  editor: Editor,
  find: (text: string) => readonly { readonly at: number; readonly length: number }[],
): Place[] {
  const places: Place[] = [];
  editor.state.doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, '\n', '\n');
    places.push(
      ...find(text).map(({ at, length }) => ({ from: position + 1 + at, to: position + 1 + at + length })),
    );
    return false;
  });
  return places;
}

/** The place after the one that is selected; after the last the first. */
export function placeAfterSelection(editor: Editor, places: readonly Place[]): Place | null {
  const { to } = editor.state.selection;
  return places.find(({ from }) => from >= to) ?? places[0] ?? null;
}

/** Selects the place, gives the editor the focus, and brings the place into view. */
export function showPlace(editor: Editor, place: Place): void {
  editor.chain().focus(undefined, { scrollIntoView: false }).setTextSelection(place).run();
  const { node } = editor.view.domAtPos(place.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
}

/**
 * Links to a page of the silo: what is selected, else the first mention of one of the `phrases` that has no link yet, else
 * the first phrase is written as a link at the end of the last paragraph. Shows the place.
 */
export function insertSiloLink(editor: Editor, keyword: string, phrases: readonly string[]): void {
  const href = SILO_SCHEME + keyword;
  const mention = () =>
    phrases
      .map((phrase) => findPlace(editor, { phrase, within: 'unlinked' }))
      .find((place) => place !== null);
  const place = selectedWords(editor) ?? mention();
  if (place) {
    editor.chain().setTextSelection(place).setLink({ href }).run();
    showPlace(editor, place);
    return;
  }
  const text = phrases[0] ?? keyword;
  const end = blocksOf(editor, 'paragraph').at(-1)?.to ?? editor.state.doc.content.size;
  editor
    .chain()
    .insertContentAt(end, [
      { type: 'text', text: ' ' },
      { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
    ])
    .run();
  showPlace(editor, { from: end + 1, to: end + 1 + text.length });
}

/** A few words of running text. A heading or a whole paragraph is selected by a jump, and is no anchor. */
function selectedWords(editor: Editor): Place | null {
  const { from, to, empty, $from, $to } = editor.state.selection;
  const isText = $from.sameParent($to) && $from.parent.type.name === 'paragraph';
  return !empty && isText && to - from <= LONGEST_ANCHOR ? { from, to } : null;
}

function wordPattern(phrase: string): RegExp {
  const escaped = phrase
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replace(/\s+/gu, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}

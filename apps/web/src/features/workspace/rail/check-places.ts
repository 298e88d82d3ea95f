// Where in the article a failed check can be put right.
import {
  keywordsOf,
  MAX_HEADING_CHARACTERS,
  type PageDemand,
  supportedFigures,
  unsupportedIn,
  wordsOf,
} from '@silosmith/content';
import type { Editor } from '@tiptap/react';
import { blocksOf, type Place, placeAfterSelection, placesInTexts } from '../editor-places.ts';

const MOST_PARAGRAPH_WORDS = 150;

type Find = (editor: Editor) => Place | undefined;

const textAtPlace = (editor: Editor, { from, to }: Place): string => editor.state.doc.textBetween(from, to);
const heading =
  (at: number, level?: number): Find =>
  (editor) =>
    blocksOf(editor, 'heading', level)[at];
const image: Find = (editor) => blocksOf(editor, 'image')[0];

/** Checks that concern the whole text, or what is missing from it, have no place. */
const PLACES: Readonly<Record<string, Find>> = {
  'several-h1': heading(1, 1),
  'h1-lacks-keyword': heading(0, 1),
  'first-heading-not-h1': heading(0),
  'second-heading-not-h2': heading(1),
  'no-h2-with-keyword': heading(0, 2),
  'keyword-late': (editor) => blocksOf(editor, 'paragraph')[0],
  'long-heading': (editor) =>
    blocksOf(editor, 'heading').find(
      (place) => [...textAtPlace(editor, place)].length > MAX_HEADING_CHARACTERS,
    ),
  'long-paragraph': (editor) =>
    blocksOf(editor, 'paragraph').find(
      (place) => wordsOf(textAtPlace(editor, place)).length > MOST_PARAGRAPH_WORDS,
    ),
  'image-without-alt': image,
  'short-alt': image,
  'generic-file-name': image,
};

/** What the claims of the article may rest on. */
export interface Claims {
  readonly demand: PageDemand;
  readonly passages: readonly string[];
}

export function placeOfCheck(editor: Editor, check: string, claims: Claims): Place | null {
  if (check === 'unsupported-figures') return nextUnsupported(editor, claims);
  return PLACES[check]?.(editor) ?? null;
}

/** One after the other: each jump leads to the next. */
function nextUnsupported(editor: Editor, { demand, passages }: Claims): Place | null {
  const supported = supportedFigures(editor.getHTML(), passages, keywordsOf(demand));
  const places = placesInTexts(editor, (text) => unsupportedIn(text, supported));
  return placeAfterSelection(editor, places);
}

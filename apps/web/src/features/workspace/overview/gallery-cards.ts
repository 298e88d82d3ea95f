// The images of a project, page by page, and the figures below them.
import { cutAtWord, safeImageUrl } from '@silosmith/content';
import { type ImageRecord, type PageId, pageIdsOf } from '@silosmith/contract';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { pageName } from '../../../state/project/page-name.ts';
import { selectionOf } from '../../../state/project/page-selection.ts';

const PROMPT_CHARACTERS = 50;

export interface GalleryCard {
  readonly id: PageId;
  readonly keyword: string;
  /** Of the featured image; null where it is none that may be shown. */
  readonly url: string | null;
  readonly alt: string;
  /** The beginning of it; '' where none is known. */
  readonly prompt: string;
  readonly wholePrompt: string;
  /** Images of the page. */
  readonly count: number;
  /** Planned ones that could not be made. */
  readonly missing: number;
  readonly isDemo: boolean;
}

export interface Gallery {
  readonly cards: readonly GalleryCard[];
  readonly images: number;
  /** Pages that the filters show, and others with an image. */
  readonly pages: number;
  /** Ids of who made them, each once; null stands for imported images. */
  readonly makers: readonly (string | null)[];
}

/** In the order of the pages that are shown, then those that the filters hide. */
export function galleryOf(project: OpenProject): Gallery {
  const ids = pageIdsOf(project.table);
  const pages = new Set(Array.from(selectionOf(project).rows, (row) => ids.at(row)));
  for (const id of project.images.keys()) pages.add(id);
  const found = [...pages].flatMap((id) => {
    const record = project.images.get(id);
    return record === undefined ? [] : [{ id, record }];
  });
  const cards = found.map(({ id, record }) => cardOf(id, pageName(project, id), record));
  return {
    cards,
    images: cards.reduce((sum, { count }) => sum + count, 0),
    pages: pages.size,
    makers: [...new Set(found.map(({ record }) => record.provenance?.provider ?? null))],
  };
}

function cardOf(id: PageId, keyword: string, record: ImageRecord): GalleryCard {
  const { url, alt, prompt, pictures, provenance, missing = 0 } = record;
  const beginning = cutAtWord(prompt, PROMPT_CHARACTERS);
  return {
    ...{ id, keyword, alt, missing },
    url: safeImageUrl(url),
    prompt: beginning === prompt.trim() ? beginning : `${beginning}…`,
    wholePrompt: prompt,
    count: pictures?.length ?? 1,
    isDemo: provenance?.demo === true,
  };
}

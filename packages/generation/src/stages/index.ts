import type { SectionName } from '../article/rewrite-section.ts';
import { article } from './article.ts';
import { image } from './image.ts';
import { meta } from './meta.ts';
import { outline } from './outline.ts';
import { persona } from './persona.ts';
import { type PictureName, pictureSince } from './picture.ts';
import { REPAIR, repairSince } from './repair.ts';
import { research } from './research.ts';
import { SECTION, sectionSince } from './section.ts';
import type { AnyStage } from './stage.ts';
import { tags } from './tags.ts';
import { viewpoint } from './viewpoint.ts';

export const STAGES: readonly AnyStage[] = [
  research,
  viewpoint,
  persona,
  outline,
  article,
  meta,
  tags,
  image,
];

/** Pages that a run makes again: since when a record counts as new, and which stages. */
interface Rewrites {
  readonly madeBefore: string;
  readonly stages?: readonly string[] | undefined;
  /** Where a section is made again: which one. */
  readonly section?: SectionName | undefined;
  /** Where an image is made again: which one, and what it shows. */
  readonly picture?: PictureName | undefined;
}

/** A run that repairs makes nothing else. */
const isRepair = (rewrites: Rewrites | undefined): boolean => rewrites?.stages?.includes(REPAIR) === true;

/** A run that makes some stages of its pages again, and nothing else: what fails there replaces nothing. */
export const isAlone = (rewrites: Rewrites | undefined): boolean => rewrites?.stages !== undefined;

/** What a run that changes articles does to them; null: it makes records of their own. */
export function changeOf(rewrites: Rewrites | undefined): 'repair' | 'section' | null {
  if (isRepair(rewrites)) return REPAIR;
  return rewrites?.section === undefined ? null : SECTION;
}

/** The stages of a run. */
export function stagesOf(rewrites: Rewrites | undefined): readonly AnyStage[] {
  const named = rewrites?.stages;
  if (rewrites === undefined || named === undefined) return STAGES;
  if (isRepair(rewrites)) return [repairSince(rewrites.madeBefore)];
  if (rewrites.section !== undefined) return [sectionSince(rewrites.madeBefore, rewrites.section)];
  if (rewrites.picture !== undefined) return [pictureSince(rewrites.madeBefore, rewrites.picture)];
  return STAGES.filter(({ id }) => named.includes(id));
}

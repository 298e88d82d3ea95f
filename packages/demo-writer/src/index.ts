export { type DemoArticle, writeArticle } from './article-writer.ts';
export type { DemoBrief, DemoLink } from './demo-brief.ts';
export { writeMeta } from './meta-writer.ts';
export { writeOutline, writePart, writeSectionAgain } from './part-writer.ts';
export { type DemoPicture, drawPicture } from './picture/draw-picture.ts';
export { writePlain, writeTags } from './snippet-writer.ts';

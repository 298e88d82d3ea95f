export { type DemoArticle, writeArticle } from './article-writer.ts';
export type { DemoBrief, DemoLink } from './demo-brief.ts';
export { type DemoPicture, drawPicture } from './picture/draw-picture.ts';
export { writeMeta, writePlain, writeTags } from './snippet-writer.ts';

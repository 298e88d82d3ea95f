export * from './article.ts';
export type { Fact, LinkTarget, PageBrief, TextTask } from './brief.ts';
export { type ImageBrief, imagePrompt } from './image.ts';
export { jsonObjectOf } from './json-reply.ts';
export * from './meta.ts';
export type { Prompt } from './prompt-text.ts';
export * from './read-replies.ts';
export * from './tags.ts';

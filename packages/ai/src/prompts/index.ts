export { type Advice, adviceOf, MOST_ADVICE_TOKENS } from './advice.ts';
export {
  type AgentTask,
  agentPrompt,
  readAgentReply,
  readPersonaReply,
  readViewpointReply,
} from './agents.ts';
export * from './article.ts';
export {
  type Fact,
  type LinkTarget,
  type PageBrief,
  type PartPlace,
  readBrief,
  type TextTask,
} from './brief.ts';
export { IMAGE_KINDS, type ImageBrief, type ImageKind, imagePrompt, readImageBrief } from './image.ts';
export { jsonObjectOf } from './json-reply.ts';
export * from './meta.ts';
export { outlinePrompt, outlineTokens, readOutlineReply } from './outline.ts';
export * from './plan-check.ts';
export { type Prompt, THINKING_TOKENS } from './prompt-text.ts';
export * from './read-replies.ts';
export { isForRepair, readRepairReply, repairPrompt } from './repair.ts';
export { type RewriteInput, rewritePrompt } from './rewrite.ts';
export * from './section.ts';
export * from './tags.ts';

export * from './base-url.ts';
export * from './cost.ts';
export * from './estimate-tokens.ts';
export { type AiFaultCode, aiFault } from './faults.ts';
export * from './images/index.ts';
export * from './models.ts';
export * from './prompts/index.ts';
export * from './provider.ts';
export * from './providers/index.ts';

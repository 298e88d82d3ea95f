export * from './cost.ts';
export * from './demo/provider.ts';
export { type AiFaultCode, aiFault } from './faults.ts';
export * from './models.ts';
export * from './prompts/index.ts';
export * from './provider.ts';

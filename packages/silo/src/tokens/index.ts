// Tokens: the stems of every keyword as sorted ids.
export { buildTokenIndex, type TokenIndex } from './build-token-index.ts';
export { sharedCount } from './shared-stems.ts';

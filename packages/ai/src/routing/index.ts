export * from './route-text.ts';
export * from './rules.ts';

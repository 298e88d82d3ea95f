export * from './backoff.ts';
export * from './fault.ts';
export * from './ports.ts';
export * from './stable-hash.ts';

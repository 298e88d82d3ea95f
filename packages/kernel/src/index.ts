export * from './backoff.ts';
export * from './fault.ts';
export * from './ports.ts';

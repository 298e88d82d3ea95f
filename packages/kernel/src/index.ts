export * from './backoff.ts';
export * from './bounded-fetch.ts';
export * from './concat-bytes.ts';
export * from './escape-html.ts';
export * from './fault.ts';
export * from './ports.ts';
export * from './stable-hash.ts';

// Doubles of the sync's two ports, and the cases by which an adapter of either proves itself. For tests alone.
export { type LocalStoreCase, localStoreCases } from './local-store-cases.ts';
export { createMemoryServer } from './memory-server.ts';
export { createMemoryStore, type MemoryStore, projectRow, storageFull } from './memory-store.ts';
export { type SyncApiCase, syncApiCases } from './sync-api-cases.ts';

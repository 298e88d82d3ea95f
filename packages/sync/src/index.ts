export { commitRecords, type RecordBatch, type RecordChange } from './commit-records.ts';
export { createHttpSyncApi, type SyncHttp, type SyncRequest } from './http-sync-api.ts';
export type {
  LocalStore,
  QueuedWrite,
  StoredConflict,
  StoredProject,
  StoredRecord,
  Table,
  Tables,
} from './local-store.ts';
export { isKeyedByText, moveTextKeys } from './move-text-keys.ts';
export { changesOfImport, FIRST_VERSION, putNewProject } from './new-project.ts';
export {
  contentOfImport,
  contentOfRecords,
  type KeyOfRecord,
  type ProjectContent,
  type ProjectRecordKind,
  RECORD_MAPS,
  type RecordBodies,
  withRecord,
  withRecords,
} from './project-content.ts';
export { createRecordWriter, type RecordWriter } from './record-writer.ts';
export type { SyncApi } from './sync-api.ts';
export { createSyncEngine, type SyncEngine, type SyncHealth, type SyncPorts } from './sync-engine.ts';

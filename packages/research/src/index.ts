export { type UnreadReason, unreadFault } from './fetch-page.ts';
export { type PageReading, readPage } from './read-page.ts';
export { type ReadingPorts, type ResearchFindings, researchPages } from './research-pages.ts';

// A WordPress in memory and a project for it. For tests alone.
export { FakeWordPress, HOME } from './fake-wordpress.ts';
export { LOGIN, linkedProject, MemoryStore, portsFor } from './publish-setup.ts';

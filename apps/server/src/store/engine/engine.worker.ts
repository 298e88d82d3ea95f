// The thread of the embedded database: PostgreSQL works here, so that the server's own thread goes on answering.
import { DurableFolder } from './durable-folder.ts';
import { serveEngine } from './serve-engine.ts';
import { threadData, threadPort } from './thread-port.ts';

await serveEngine(threadData(), threadPort(), (folder, onAbort) => new DurableFolder(folder, onAbort));

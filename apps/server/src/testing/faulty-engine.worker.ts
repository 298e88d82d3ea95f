// The database's thread on a disk that fails when a test says so: while the file FOLDER.fault names an operation, it fails.
import { appendFileSync, readFileSync } from 'node:fs';
import { DurableFolder, type NodeFiles } from '../store/engine/durable-folder.ts';
import { serveEngine } from '../store/engine/serve-engine.ts';
import { threadData, threadPort } from '../store/engine/thread-port.ts';

const data = threadData();
const { folder } = data;

function failWhere(operation: string, code: string): void {
  let named = '';
  try {
    named = readFileSync(`${folder}.fault`, 'utf8');
  } catch {
    // No fault is asked for.
  }
  if (named === operation) throw Object.assign(new Error(code), { code });
}

class FaultyFolder extends DurableFolder {
  protected override amend(files: NodeFiles): void {
    super.amend(files);
    const { write, fsync } = files.stream_ops;
    files.stream_ops.write = (...given) => {
      files.tryFSOperation(() => failWhere('write', 'ENOSPC'));
      return write(...given);
    };
    files.stream_ops.fsync = (stream) => {
      appendFileSync(`${folder}.fsyncs`, '.');
      files.tryFSOperation(() => failWhere('fsync', 'EIO'));
      return fsync?.(stream) ?? 0;
    };
  }
}

await serveEngine(data, threadPort(), (path, onAbort) => new FaultyFolder(path, onAbort));

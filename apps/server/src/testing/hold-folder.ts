// A process that holds a data folder until it is ended: started by tests, also in a process id namespace of its own.
import { Fault } from '@silosmith/kernel';
import { lockDataFolder } from '../platform/data-folder.ts';

try {
  await lockDataFolder(process.argv[2] ?? '');
  process.stdout.write('held\n');
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error instanceof Fault ? error.code : error}\n`);
  process.exit(1);
}

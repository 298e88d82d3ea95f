// `silosmith backup FILE`: everything that the server holds, in one file that proves itself.
import type { Command } from '../command.ts';

export const backupCommand: Command = {
  name: 'backup',
  positionals: ['FILE'],
  summary: 'cli.backup.summary',
  options: [],
  run: async ({ positionals: [file = ''], output, messages }) => {
    // The server's rooms load only here: the other commands start without a database.
    const { backUp } = await import('../../../server/src/operator.ts');
    const report = await backUp(file);
    output.line(messages.t('cli.backup.done', { count: report.rows, path: report.path }));
    return report;
  },
};

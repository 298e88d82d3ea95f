// `silosmith backup FILE`: writes all data of the server to one verified file.
import type { Command } from '../command.ts';

export const backupCommand: Command = {
  name: 'backup',
  positionals: ['FILE'],
  summary: 'cli.backup.summary',
  options: [],
  run: async ({ positionals: [file = ''], output, messages }) => {
    // Loaded only here: the other commands do not need the server and its database.
    const { backUp } = await import('../../../server/src/operator.ts');
    const report = await backUp(file);
    output.line(messages.t('cli.backup.done', { count: report.rows, path: report.path }));
    return report;
  },
};

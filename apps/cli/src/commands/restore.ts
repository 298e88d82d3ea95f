// `silosmith restore FILE`: replaces the database with a backup, atomically.
import type { Command } from '../command.ts';

export const restoreCommand: Command = {
  name: 'restore',
  positionals: ['FILE'],
  summary: 'cli.restore.summary',
  options: [{ name: 'force', help: 'cli.restore.force' }],
  run: async ({ positionals: [file = ''], switches, output, messages }) => {
    const { restore } = await import('../../../server/src/operator.ts');
    const report = await restore(file, switches.has('force'));
    output.line(messages.t('cli.restore.done', { count: report.rows, path: report.path }));
    return report;
  },
};

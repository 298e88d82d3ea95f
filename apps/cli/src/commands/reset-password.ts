// `silosmith reset-password EMAIL`: a code that sets a new password once, for whoever runs the server.
import type { Command } from '../command.ts';
import { issueResetCode } from '../platform/server-process.ts';

export const resetPasswordCommand: Command = {
  name: 'reset-password',
  positionals: ['EMAIL'],
  summary: 'cli.resetPassword.summary',
  options: [],
  run: async ({ positionals: [email = ''], output, messages, signal }) => {
    const { code, expiresAt } = await issueResetCode(email, signal);
    output.line(messages.t('cli.resetPassword.code', { code }));
    output.line(messages.t('cli.resetPassword.how', { email }));
    return { email, code, expiresAt };
  },
};

// `silosmith reset-password EMAIL`: a code that sets a new password once, for whoever runs the server.
import type { Command } from '../command.ts';

export const resetPasswordCommand: Command = {
  name: 'reset-password',
  positionals: ['EMAIL'],
  summary: 'cli.resetPassword.summary',
  options: [],
  run: async ({ positionals: [email = ''], output, messages }) => {
    // The server's rooms load only here: the other commands start without a database.
    const { resetCodeFor } = await import('../../../server/src/operator.ts');
    const { code, expiresAt } = await resetCodeFor(email);
    output.line(messages.t('cli.resetPassword.code', { code }));
    output.line(messages.t('cli.resetPassword.how', { email }));
    return { email, code, expiresAt };
  },
};

// `silosmith reset-password EMAIL`: a one-time code that sets a new password.
import type { Command } from '../command.ts';

export const resetPasswordCommand: Command = {
  name: 'reset-password',
  positionals: ['EMAIL'],
  summary: 'cli.resetPassword.summary',
  options: [],
  run: async ({ positionals: [email = ''], output, messages }) => {
    // Loaded only here: the other commands do not need the server and its database.
    const { resetCodeFor } = await import('../../../server/src/operator.ts');
    const { code, expiresAt } = await resetCodeFor(email);
    output.line(messages.t('cli.resetPassword.code', { code }));
    output.line(messages.t('cli.resetPassword.how', { email }));
    return { email, code, expiresAt };
  },
};

// Help text, derived from the command list.
import type { Messages } from '@silosmith/messages';
import { optionsOf } from './arguments.ts';
import type { Command } from './command.ts';

export function overview(commands: readonly Command[], { t }: Messages): string {
  const width = Math.max(...commands.map((c) => `${c.name} ${c.positionals.join(' ')}`.length));
  const rows = commands.map(
    (c) => `  ${`${c.name} ${c.positionals.join(' ')}`.padEnd(width)}  ${t(c.summary)}`,
  );
  return [
    t('cli.help.intro'),
    '',
    t('cli.help.usage'),
    '',
    ...rows,
    '',
    t('cli.help.more'),
    t('cli.help.server'),
    t('cli.help.codes'),
  ].join('\n');
}

export function commandHelp(command: Command, messages: Messages): string {
  const { t } = messages;
  const options = optionsOf(command).map((o) => ({
    left: `${o.short ? `-${o.short}, ` : ''}--${o.name}${o.value ? ` ${o.value}` : ''}`,
    right: typeof o.help === 'function' ? o.help(messages) : t(o.help),
  }));
  const width = Math.max(...options.map((o) => o.left.length));
  return [
    `silosmith ${[command.name, ...command.positionals].join(' ')}`,
    '',
    t(command.summary),
    '',
    ...options.map((o) => `  ${o.left.padEnd(width)}  ${o.right}`),
  ].join('\n');
}

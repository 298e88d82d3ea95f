// The settings as `npm start -- --help` and the README list them.
import type { Messages } from '@silosmith/messages';
import { VARIABLES } from './platform/environment.ts';
import type { Variable } from './platform/server-settings.ts';

export function settingsHelp(messages: Messages): string {
  const width = Math.max(...VARIABLES.map(({ name }) => name.length));
  const rows = VARIABLES.map((variable) => {
    const { name, help, defaultText, defaultWords } = variable;
    const sentence = messages.t(help);
    const withDefault =
      defaultText === undefined && defaultWords === undefined ? '' : ` (${defaultOf(variable, messages)})`;
    return `  ${name.padEnd(width)}  ${sentence}${withDefault}`;
  });
  return [messages.t('server.help.intro'), '', ...rows, ''].join('\n');
}

/** Head and rows of the README's table, which `npm run docs` writes. */
export function settingsTable(messages: Messages): readonly (readonly string[])[] {
  const { t } = messages;
  const head = (['variable', 'meaning', 'fallback'] as const).map((column) =>
    t(`server.help.columns.${column}`),
  );
  const rows = VARIABLES.map((variable) => {
    const fallback = defaultOf(variable, messages);
    return [`\`${variable.name}\``, t(variable.help), variable.defaultText ? `\`${fallback}\`` : fallback];
  });
  return [head, ...rows];
}

const defaultOf = ({ defaultText, defaultWords }: Variable, { t }: Messages): string =>
  defaultText ?? t(defaultWords ?? 'server.help.defaults.none');

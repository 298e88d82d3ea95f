// docs/export-formats.md is written from the registry: `npm test -- apps/cli/src/format-docs -u` brings it up to date.
import { FORMATS, type OptionField, optionFields } from '@silosmith/delivery';
import { createMessages, formatHint, formatName, optionHint, optionLabel } from '@silosmith/messages';
import { expect, it } from 'vitest';

const messages = createMessages();
/** A Markdown table as the formatter writes it: columns as wide as their widest cell. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [first = '', ...others] = rows.map((row) => lineOf(row, ' '));
  return [first, lineOf([], '-'), ...others];
}

function valuesOf(field: OptionField): string {
  if (field.kind === 'choice') return field.choices.map((choice) => `\`${choice}\``).join(', ');
  if (field.kind === 'number') return `${field.min} to ${field.max}`;
  return field.kind === 'switch' ? 'on, off' : 'text';
}
const defaultOf = (field: OptionField): string => {
  if (field.kind === 'switch') return field.default ? 'on' : 'off';
  return field.default === '' ? '' : `\`${field.default}\``;
};

it('the documentation lists every format with its options', async () => {
  const sections = FORMATS.map(({ id, extension, needs, options }) => {
    const fields = optionFields(options);
    const rows = fields.map((field) => [
      `\`${field.name}\``,
      optionLabel(messages, field.name),
      valuesOf(field),
      defaultOf(field),
    ]);
    const table = ['', ...tableOf([['option', 'what it does', 'values', 'default'], ...rows])];
    return [
      `## \`${id}\`: ${formatName(messages, id)}`,
      '',
      `${formatHint(messages, id)} File: \`.${extension}\`. Needs ${needs === 'pages' ? 'a plan' : 'an article'}.`,
      ...(fields.length === 0 ? [] : table),
    ].join('\n');
  });
  const names = new Set(FORMATS.flatMap(({ options }) => optionFields(options).map(({ name }) => name)));
  const hints = [...names].toSorted().flatMap((name) => {
    const hint = optionHint(messages, name);
    return hint === '' ? [] : [`- \`${name}\`: ${hint}`];
  });
  const page = [
    '# Export formats',
    'Written from the registry (`packages/delivery/src/formats`) by `apps/cli/src/format-docs.test.ts`. The export screen shows these options; the command line takes them as `--option-name VALUE`, a switch that is on by default as `--no-name`.',
    ...sections,
    '## What options mean',
    hints.join('\n'),
  ].join('\n\n');
  await expect(`${page}\n`).toMatchFileSnapshot('../../../docs/export-formats.md');
});

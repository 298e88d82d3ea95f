// The options of the export formats as options of the command line, derived from their schemas.
import { type ExportFormat, type OptionField, type OptionValues, optionFields } from '@silosmith/delivery';
import { optionLabel } from '@silosmith/messages';
import { choiceOption, numberOption, type ParsedArguments, WrongUsage } from './arguments.ts';
import type { OptionDefinition } from './command.ts';

/** `includeTags` → `--include-tags`; a switch that is on by default is switched off: `--no-tags`. */
function switchOf(field: OptionField): string {
  const name = field.name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return field.kind === 'switch' && field.default ? `no-${name}` : name;
}

/** One definition per name, with the formats that have it. */
export function formatOptions(formats: readonly ExportFormat[]): OptionDefinition[] {
  const found = new Map<string, { field: OptionField; ids: string[] }>();
  for (const { id, options } of formats) {
    for (const field of optionFields(options)) {
      const known = found.get(switchOf(field));
      if (known) known.ids.push(id);
      else found.set(switchOf(field), { field, ids: [id] });
    }
  }
  return [...found].map(([name, { field, ids }]) => ({
    name,
    ...(field.kind === 'switch' ? {} : { value: field.kind === 'number' ? 'N' : 'VALUE' }),
    help: (messages) => {
      const params = { label: optionLabel(messages, field.name), formats: ids.join(', ') };
      if (field.kind === 'choice')
        return messages.t('cli.options.formatChoice', { ...params, choices: field.choices.join(', ') });
      const isSwitchedOff = field.kind === 'switch' && field.default;
      return messages.t(isSwitchedOff ? 'cli.options.formatSwitch' : 'cli.options.formatOption', params);
    },
  }));
}

/** Values for the format's schema. WrongUsage for an option that another format has and this one has not. */
export function optionValuesOf(
  format: ExportFormat,
  formats: readonly ExportFormat[],
  { values, switches }: Pick<ParsedArguments, 'values' | 'switches'>,
): OptionValues {
  const fields = optionFields(format.options);
  const own = new Set(fields.map(switchOf));
  for (const { name } of formatOptions(formats))
    if (!own.has(name) && (values.has(name) || switches.has(name)))
      throw new WrongUsage(`--${name} (--format ${format.id})`);
  const chosen = fields.flatMap((field): [string, unknown][] => {
    const name = switchOf(field);
    if (field.kind === 'switch') return switches.has(name) ? [[field.name, !field.default]] : [];
    if (!values.has(name)) return [];
    if (field.kind === 'number') return [[field.name, numberOption(values, name, field.min, field.max)]];
    if (field.kind === 'choice') return [[field.name, choiceOption(values, name, field.choices)]];
    return [[field.name, values.get(name)]];
  });
  return Object.fromEntries(chosen);
}

// What the user has chosen on the export screen: a format, and values of its options.
import { type ExportFormat, type OptionField, optionFields } from '@silosmith/delivery';

type Values = Readonly<Record<string, string | number | boolean>>;

export interface ExportChoices {
  readonly format: ExportFormat;
  /** Changed values by format id and option name; what concerns the site is kept under SITE for all formats. */
  readonly changed: Readonly<Record<string, Values>>;
}

const SITE = '';
const place = ({ format }: ExportChoices, { hints }: OptionField): string =>
  hints.site === true ? SITE : format.id;

/** Values of every option of the chosen format: those changed, else the defaults. */
export function chosenValues(choices: ExportChoices): Values {
  return Object.fromEntries(
    optionFields(choices.format.options).map((field) => [
      field.name,
      choices.changed[place(choices, field)]?.[field.name] ?? field.default,
    ]),
  );
}

export function withValue(
  choices: ExportChoices,
  field: OptionField,
  value: string | number | boolean,
): ExportChoices {
  const key = place(choices, field);
  const changed = { ...choices.changed, [key]: { ...choices.changed[key], [field.name]: value } };
  return { ...choices, changed };
}

/** Not a number: the default; other values are clamped to the range. */
export function withinRange(value: string | number, field: OptionField & { kind: 'number' }): number {
  const number = typeof value === 'number' ? value : Number.parseInt(value, 10);
  if (!Number.isFinite(number)) return field.default;
  return Math.min(field.max, Math.max(field.min, Math.trunc(number)));
}

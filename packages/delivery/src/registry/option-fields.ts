// The options of a format as fields: the export screen, the command line and the documentation are derived from them.
import * as z from 'zod/mini';
import type { OptionSchema } from './export-format.ts';

interface OptionHints {
  /** Values to choose from in a text field that accepts others too. */
  readonly suggestions?: readonly string[];
  /** The field has an effect only if this option is a truthy value other than `off`. */
  readonly needs?: string;
  /** Concerns the site, so a value given for one format holds for all. */
  readonly site?: boolean;
  /** The field has no effect if this switch is on. */
  readonly unless?: string;
}

/** What a schema cannot say about its option. Register with `schema.register(OPTION_HINTS, { … })`. */
export const OPTION_HINTS = z.registry<OptionHints>();

export type OptionField = { readonly name: string; readonly hints: OptionHints } & (
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
  | { readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly default: string }
);

/** In the order of the schema. */
export function optionFields(schema: OptionSchema): OptionField[] {
  return Object.entries(schema.shape).map(([name, option]) => {
    const hints = OPTION_HINTS.get(option) ?? {};
    const { type, enum: choices, default: preset, minimum, maximum } = z.toJSONSchema(option);
    if (type === 'boolean') return { name, hints, kind: 'switch', default: preset === true };
    if (type === 'integer' || type === 'number') {
      const [min, max] = [minimum ?? 0, maximum ?? Number.MAX_SAFE_INTEGER];
      return { name, hints, kind: 'number', default: Number(preset ?? min), min, max };
    }
    if (choices) {
      return {
        name,
        hints,
        kind: 'choice',
        default: String(preset ?? choices[0]),
        choices: choices.map(String),
      };
    }
    return { name, hints, kind: 'text', default: String(preset ?? '') };
  });
}

/** False if another option leaves the field without effect. */
export function hasEffect({ hints }: OptionField, values: Readonly<Record<string, unknown>>): boolean {
  const needed = hints.needs === undefined ? true : values[hints.needs];
  const excluded = hints.unless === undefined ? false : values[hints.unless];
  return Boolean(needed) && needed !== 'off' && excluded !== true;
}

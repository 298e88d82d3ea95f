// Strict argument parsing: an unknown option or a missing file is wrong usage (exit code 2).
import { parseArgs } from 'node:util';
import type { Command, OptionDefinition } from './command.ts';

export class WrongUsage extends Error {}

const shared: readonly OptionDefinition[] = [
  { name: 'json', help: 'cli.options.json' },
  { name: 'help', short: 'h', help: 'cli.options.help' },
];
export const optionsOf = (command: Command): readonly OptionDefinition[] => [...command.options, ...shared];

export interface ParsedArguments {
  readonly positionals: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
}

/** Throws WrongUsage with the parser's own words. */
export function parseArguments(command: Command, words: readonly string[]): ParsedArguments {
  const options = Object.fromEntries(
    optionsOf(command).map((option) => [
      option.name,
      {
        type: option.value === undefined ? ('boolean' as const) : ('string' as const),
        ...(option.short ? { short: option.short } : {}),
      },
    ]),
  );
  const parsed = (() => {
    try {
      return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    } catch (error) {
      throw new WrongUsage(error instanceof Error ? error.message : String(error));
    }
  })();
  const values = new Map<string, string>();
  const switches = new Set<string>();
  for (const [name, value] of Object.entries(parsed.values)) {
    if (typeof value === 'string') values.set(name, value);
    else if (value === true) switches.add(name);
  }
  const { length } = command.positionals;
  const isCounted = command.positionals.at(-1)?.endsWith('...')
    ? parsed.positionals.length >= length
    : parsed.positionals.length === length;
  if (!switches.has('help') && !isCounted) {
    throw new WrongUsage(`silosmith ${command.name} ${command.positionals.join(' ')}`);
  }
  return { positionals: parsed.positionals, values, switches };
}

/** A whole number within bounds; WrongUsage names the option otherwise. */
export function numberOption(
  values: ReadonlyMap<string, string>,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value < min || value > max)
    throw new WrongUsage(`--${name} ${text} (${min} … ${max})`);
  return value;
}

/** One of the given words; WrongUsage lists them otherwise. */
export function choiceOption<T extends string>(
  values: ReadonlyMap<string, string>,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new WrongUsage(`--${name} ${text} (${choices.join(', ')})`);
  return found;
}

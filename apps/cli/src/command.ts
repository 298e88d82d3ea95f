// The definition of a command: texts, options and action. Help and parsing derive from it.
import type { MessageKey, Messages } from '@silosmith/messages';
import type { Output } from './platform/output.ts';

export interface OptionDefinition {
  readonly name: string;
  readonly short?: string;
  /** Shown in the help; absent for a switch. */
  readonly value?: string;
  /** A sentence, or what makes one. */
  readonly help: MessageKey | ((messages: Messages) => string);
}

export interface CommandContext {
  readonly positionals: readonly string[];
  /** Values of options that take one. */
  readonly values: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
  readonly output: Output;
  readonly messages: Messages;
  /** Aborts on Ctrl+C; of a command that is not `stopsInOrder` never. */
  readonly signal: AbortSignal;
}

export interface Command {
  readonly name: string;
  /** Names of the positionals, e.g. `FILE`; the last may be `FILE...`: one or more. */
  readonly positionals: readonly string[];
  readonly summary: MessageKey;
  readonly options: readonly OptionDefinition[];
  /**
   * Takes the first Ctrl+C as a wish, tidies up, and throws `cancelled`. Any other command ends where it is: files are
   * written beside their place and renamed, so that nothing is left half-written.
   */
  readonly stopsInOrder?: true;
  /** Resolves to what `--json` prints. */
  run(context: CommandContext): Promise<unknown>;
}

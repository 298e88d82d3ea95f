// `silosmith`: the same packages without a browser. Exit code 0, 1 for a job that failed, 2 for wrong usage, 130 after Ctrl+C.
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { faultSentence, interfaceLanguageFor, loadMessages, localesOf } from '@silosmith/messages';
import { parseArguments, WrongUsage } from './arguments.ts';
import { COMMANDS } from './commands/index.ts';
import { commandHelp, overview } from './help.ts';
import { createOutput } from './platform/output.ts';
import { stopSignal } from './platform/stop-signal.ts';

async function main(words: readonly string[]): Promise<number> {
  const messages = await loadMessages(interfaceLanguageFor(localesOf(process.env)));
  const [name, ...rest] = words;
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) {
    const asked = name === undefined || name === '--help' || name === '-h' || name === 'help';
    (asked && name !== undefined ? process.stdout : process.stderr).write(
      `${overview(COMMANDS, messages)}\n`,
    );
    return asked && name !== undefined ? 0 : 2;
  }
  const output = createOutput(rest.includes('--json'));
  const stop = command.stopsInOrder
    ? stopSignal(() => output.problem(messages.t('cli.stopping')))
    : { signal: new AbortController().signal, exitCode: () => 1 };
  try {
    const parsed = parseArguments(command, rest);
    if (parsed.switches.has('help')) {
      process.stdout.write(`${commandHelp(command, messages)}\n`);
      return 0;
    }
    const document = await command.run({ ...parsed, output, messages, signal: stop.signal });
    await output.document(document);
    return 0;
  } catch (error) {
    if (error instanceof WrongUsage) {
      output.problem(messages.t('cli.help.wrongUsage', { detail: error.message, command: command.name }));
      return 2;
    }
    const fault = toFaultShape(error);
    output.problem(
      fault.code === CANCELLED ? messages.t('errors.cancelled') : faultSentence(messages, fault),
    );
    if (fault.code === 'unknown' && process.env.SILOSMITH_DEBUG)
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return fault.code === CANCELLED ? stop.exitCode() : 1;
  }
}

process.stdout.on('error', () => process.exit(1));
process.exitCode = await main(process.argv.slice(2));

// How is the product asked? The command line's own commands, in this process: what `silosmith NAME … --json` would print.
import { createMessages } from '@silosmith/messages';
import { parseArguments } from '../../apps/cli/src/arguments.ts';
import { COMMANDS } from '../../apps/cli/src/commands/index.ts';
import type { Output } from '../../apps/cli/src/platform/output.ts';

const messages = createMessages('en');
const silent: Output = {
  json: true,
  line: () => {},
  progress: () => {},
  problem: (text) => {
    process.stderr.write(`${text}\n`);
  },
  document: async () => {},
};

/** The document of a command. Throws what the command throws. */
export async function runCommand(name: string, words: readonly string[]): Promise<unknown> {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) throw new Error(`no command ${name}`);
  const parsed = parseArguments(command, [...words, '--json']);
  return command.run({ ...parsed, output: silent, messages, signal: new AbortController().signal });
}

interface ClusterDocument {
  readonly clusters: readonly {
    readonly label: string;
    readonly keywords: readonly (string | { readonly keyword: string })[];
  }[];
}

/** Groups of `silosmith cluster`, keywords as the product writes them. */
export async function clustersOf(path: string, options: readonly string[]): Promise<string[][]> {
  // The command's document is what this repository's own `cluster` command returns.
  const { clusters } = (await runCommand('cluster', [path, ...options])) as ClusterDocument;
  return clusters.map(({ keywords }) => keywords.map((k) => (typeof k === 'string' ? k : k.keyword)));
}

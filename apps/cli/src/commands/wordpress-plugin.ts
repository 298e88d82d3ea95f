// `silosmith wordpress-plugin -o PATH`: the companion plugin as a ZIP for Plugins → Upload.
import { readFile } from 'node:fs/promises';
import { COMPANION_FILE, companionZip } from '@silosmith/delivery/companion';
import type { Command } from '../command.ts';
import { createFileSink, outputFile } from '../platform/files.ts';
import { outputOption } from './shared-options.ts';

const source = (name: string): Promise<string> =>
  readFile(new URL(import.meta.resolve(`@silosmith/delivery/companion/${name}`)), 'utf8');

export const wordpressPluginCommand: Command = {
  name: 'wordpress-plugin',
  positionals: [],
  summary: 'cli.wordpressPlugin.summary',
  options: [outputOption],
  run: async ({ values, output, messages }) => {
    const [php, readme] = await Promise.all([source('silosmith-companion.php'), source('readme.txt')]);
    const bytes = await companionZip({ php, readme });
    const file = await outputFile(values.get('output'), COMPANION_FILE);
    const sink = await createFileSink(file);
    try {
      await sink.write(bytes);
      await sink.close();
    } catch (error) {
      await sink.discard();
      throw error;
    }
    output.line(messages.t('cli.wordpressPlugin.done', { file, bytes: bytes.length }));
    return { file, bytes: bytes.length };
  },
};

/// <reference types="vite/client" />
// A format is one file and one line: a dummy with options is found on the screen, in the command's help and options, and writes its file.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { defineFormat, FORMATS, formatOf, optionFields } from '@silosmith/delivery';
import { createMessages } from '@silosmith/messages';
import { coffeeProject } from '@silosmith/testkit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseArguments } from '../../../../cli/src/arguments.ts';
import { createExportCommand } from '../../../../cli/src/commands/export.ts';
import { commandHelp } from '../../../../cli/src/help.ts';
import { createOutput } from '../../../../cli/src/platform/output.ts';
import { chosenValues, type ExportChoices, withinRange, withValue } from './export-choices.ts';
import { OptionFields } from './option-fields.tsx';

const haiku = defineFormat({
  id: 'haiku',
  extension: 'txt',
  mimeType: 'text/plain',
  needs: 'pages',
  options: z.object({
    season: z._default(z.enum(['spring', 'autumn']), 'spring'),
    lines: z._default(z.int().check(z.minimum(1), z.maximum(5)), 3),
    rhyme: z._default(z.boolean(), true),
    poetName: z._default(z.string(), ''),
  }),
  async write({ project }, options, sink) {
    const bytes = new TextEncoder().encode(`${project.name} ${JSON.stringify(options)}`);
    await sink(bytes);
    return { items: options.lines, bytes: bytes.length, notes: [] };
  },
});
const formats = [...FORMATS, haiku];
const messages = createMessages();

async function silosmith(...words: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'silosmith-format-'));
  const project = join(folder, 'project.json');
  await writeFile(project, JSON.stringify(coffeeProject()));
  const command = createExportCommand(formats);
  const file = join(folder, 'out');
  const parsed = parseArguments(command, [project, '-o', file, ...words]);
  await command.run({
    ...parsed,
    messages,
    output: { ...createOutput(true), line() {}, problem() {} },
    signal: new AbortController().signal,
  });
  return readFile(file, 'utf8');
}

describe('a new format', () => {
  it('has its fields on the export screen', () => {
    const choices: ExportChoices = { format: haiku, changed: {} };
    const fields = createElement(OptionFields, { choices, onChange: () => undefined });
    const html = renderToStaticMarkup(createElement(MantineProvider, null, fields));
    for (const { name } of optionFields(haiku.options)) expect(html).toContain(`>${name}</label>`);
    expect(html).toContain('type="checkbox"');
    expect(html).toContain('value="spring"');
  });

  it('has its options in the help of the command, and its file written by it', async () => {
    const help = commandHelp(createExportCommand(formats), messages);
    expect(help).toContain('json, csv, haiku');
    expect(help).toMatch(/--season VALUE +season: spring, autumn \(haiku\)/u);
    expect(help).toMatch(/--no-rhyme +switch off: rhyme \(haiku\)/u);
    expect(help).toMatch(/--poet-name VALUE/u);
    const text = await silosmith('--format', 'haiku', '--season', 'autumn', '--lines', '5', '--no-rhyme');
    expect(text).toBe('Coffee at home {"season":"autumn","lines":5,"rhyme":false,"poetName":""}');
  });

  it('refuses values outside its schema, and options of other formats', async () => {
    await expect(silosmith('--format', 'haiku', '--season', 'winter')).rejects.toThrow('spring, autumn');
    await expect(silosmith('--format', 'haiku', '--lines', '9')).rejects.toThrow('1 … 5');
    await expect(silosmith('--format', 'csv', '--lines', '2')).rejects.toThrow('--lines (--format csv)');
  });
});

describe('choices', () => {
  const [season, lines] = optionFields(haiku.options);

  it('start with the defaults, are kept by format, and shared where they concern the site', () => {
    const [wxr, simple] = [formatOf('wxr'), formatOf('wxr-simple')];
    if (!season) throw new Error('an option is missing');
    let choices: ExportChoices = withValue({ format: haiku, changed: {} }, season, 'autumn');
    expect(chosenValues(choices)).toEqual({ season: 'autumn', lines: 3, rhyme: true, poetName: '' });
    const fieldOf = (name: string) => optionFields(wxr.options).find((field) => field.name === name);
    const [siteUrl, path] = [fieldOf('siteUrl'), fieldOf('pathTemplate')];
    if (!siteUrl || !path) throw new Error('options are missing');
    choices = withValue({ ...choices, format: wxr }, siteUrl, 'example.org');
    choices = withValue(choices, path, '/blog/{slug}/');
    expect(chosenValues({ ...choices, format: simple })).toMatchObject({
      siteUrl: 'example.org',
      pathTemplate: '/{slug}/',
    });
  });

  it('keep numbers within their range', () => {
    if (lines?.kind !== 'number') throw new Error('no number');
    expect(['', '9', '-4', 2.7].map((typed) => withinRange(typed, lines))).toEqual([3, 5, 1, 2]);
  });
});

describe('every format and option', () => {
  it('has a name for people', () => {
    const nameless = FORMATS.flatMap(({ id, options }) => [
      `exporting.formats.${id}.name`,
      ...optionFields(options).map(({ name }) => `exporting.options.${name}.label`),
    ]).filter((key) => !messages.has(key));
    expect(nameless).toEqual([]);
  });
});

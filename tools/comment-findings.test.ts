import { describe, expect, it } from 'vitest';
import { findingsInComments, findingsInText } from './comment-findings.ts';

describe('8 §6 words: what the check of comments finds', () => {
  it('finds a reference to a specification, whatever its form', () => {
    for (const text of ['specification 1 §9.2', 'Specification 3', 'decisions §2', 'spec 1 §3.1'])
      expect(findingsInText(`The score (${text}).`)).toHaveLength(1);
    expect(findingsInText('XML 1.0 §2.2, RFC 4180, ECMA-376 part 1 §18.8.30')).toEqual([]);
  });

  it('finds stilted words in comment lines and in no code', () => {
    expect(
      findingsInComments("const anew = 'parted';\n// Grouped anew.\n/** Words are parted. */\n"),
    ).toEqual([
      { line: 2, name: 'stilted: "anew"' },
      { line: 3, name: 'stilted: "parted"' },
    ]);
  });

  it('finds a file that opens with a question, and lets other questions be', () => {
    for (const opener of ['What is a job?', 'In which encoding is a file?', 'Does it fit? Yes.', 'How far?'])
      expect(findingsInComments(`// ${opener}\n`)).toHaveLength(1);
    expect(findingsInComments('// One attempt at an item.\n// Which one?\n')).toEqual([]);
  });
});

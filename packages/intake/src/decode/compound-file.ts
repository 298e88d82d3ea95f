// OLE compound files contain old Office documents and encrypted new ones; the stream names tell which.

export type CompoundKind = 'encrypted' | 'XLS' | 'DOC' | 'PPT' | 'MSG' | 'OLE';

/** Directory entries are 128 bytes and begin with their name in UTF-16LE ([MS-CFB] §2.6.1). */
const ENTRY_SIZE = 128;
const SIGNS: readonly (readonly [kind: CompoundKind, stream: string])[] = [
  ['encrypted', 'EncryptedPackage'],
  ['XLS', 'Workbook'],
  ['XLS', 'Book'],
  ['DOC', 'WordDocument'],
  ['PPT', 'PowerPoint Document'],
  ['MSG', '__properties_version1.0'],
];

/** The first known kind whose stream is present, else `OLE`. */
export function compoundKind(bytes: Uint8Array): CompoundKind {
  const patterns = SIGNS.map(([kind, stream]) => ({ kind, name: utf16(`${stream}\0`) }));
  const found = new Set<CompoundKind>();
  for (let entry = 0; entry + ENTRY_SIZE <= bytes.length; entry += ENTRY_SIZE) {
    for (const { kind, name } of patterns) if (startsAt(bytes, entry, name)) found.add(kind);
  }
  return SIGNS.find(([kind]) => found.has(kind))?.[0] ?? 'OLE';
}

function startsAt(bytes: Uint8Array, at: number, expected: Uint8Array): boolean {
  for (let i = 0; i < expected.length; i++) if (bytes[at + i] !== expected[i]) return false;
  return true;
}

function utf16(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => [character.charCodeAt(0), 0]));
}

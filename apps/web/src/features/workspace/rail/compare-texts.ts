// Two versions of a text, block by block: what stayed, what went, what came.

export interface ComparedLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The longest common sequence of lines stays; O(lines before × lines after), which are an article's blocks. */
export function compareTexts(before: string, after: string): ComparedLine[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.split('\n')));
  if (old === undefined || now === undefined) return [];
  const width = now.length + 1;
  /** Lines in common from `at` of the old and `to` of the new text on. */
  const common = new Uint16Array((old.length + 1) * width);
  const inCommon = (at: number, to: number): number => common[at * width + to] ?? 0;
  for (let at = old.length - 1; at >= 0; at--) {
    for (let to = now.length - 1; to >= 0; to--) {
      common[at * width + to] =
        old[at] === now[to]
          ? inCommon(at + 1, to + 1) + 1
          : Math.max(inCommon(at + 1, to), inCommon(at, to + 1));
    }
  }
  const lines: ComparedLine[] = [];
  let at = 0;
  let to = 0;
  while (at < old.length || to < now.length) {
    const oldLine = old[at];
    const newLine = now[to];
    if (oldLine !== undefined && oldLine === newLine) {
      lines.push({ kind: 'same', text: oldLine });
      at += 1;
      to += 1;
    } else if (
      newLine === undefined ||
      (oldLine !== undefined && inCommon(at + 1, to) >= inCommon(at, to + 1))
    ) {
      lines.push({ kind: 'removed', text: oldLine ?? '' });
      at += 1;
    } else {
      lines.push({ kind: 'added', text: newLine });
      to += 1;
    }
  }
  return lines;
}

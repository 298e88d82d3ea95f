// The name of the page beside the list; renamed there by the same field as in its line.
import { useEffect, useRef } from 'react';
import { RenameField } from './rename-field.tsx';
import type { Edit } from './use-edits.ts';

export interface RenamedTitleProps {
  readonly row: number;
  readonly keyword: string;
  readonly isRenamed: boolean;
  readonly edit: Edit;
  readonly onDone: () => void;
}

export function RenamedTitle({ row, keyword, isRenamed, edit, onDone }: RenamedTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasRenamed = useRef(false);
  // The field goes: the focus stays at the name instead of being lost.
  useEffect(() => {
    if (wasRenamed.current && !isRenamed) title.current?.focus();
    wasRenamed.current = isRenamed;
  }, [isRenamed]);
  const rename = (next: string | null) => {
    onDone();
    if (next !== null) void edit({ type: 'rename', row, keyword: next });
  };
  if (isRenamed) return <RenameField keyword={keyword} onDone={rename} />;
  return (
    <h2 ref={title} tabIndex={-1}>
      {keyword}
    </h2>
  );
}

// A searchable choice of the silo's pages that stays short however many there are.
import { Select } from '@mantine/core';
import { PLACES, textAt } from '@silosmith/contract';
import { useMemo, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';

const MOST = 50;

export interface PagePickerProps {
  readonly project: OpenProject;
  readonly label: string;
  /** Whether a page may be chosen. */
  readonly allows: (row: number) => boolean;
  readonly value: number | null;
  readonly onChange: (row: number | null) => void;
}

export function PagePicker({ project, label, allows, value, onChange }: PagePickerProps) {
  const { t } = useMessages();
  const [query, setQuery] = useState('');
  const options = useMemo(() => matches(project, query, allows, value), [project, query, allows, value]);
  return (
    <Select
      searchable
      clearable
      label={label}
      placeholder={t('builder.dialogs.find')}
      data={options}
      filter={({ options: given }) => given}
      value={value === null ? null : String(value)}
      onChange={(text) => onChange(text === null ? null : Number(text))}
      onSearchChange={setQuery}
    />
  );
}

function matches(
  project: OpenProject,
  query: string,
  allows: (row: number) => boolean,
  value: number | null,
) {
  const { table, silo } = project;
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const found: { value: string; label: string }[] = [];
  for (let row = 0; row < table.rowCount && found.length < MOST; row++) {
    const place = silo.place[row] ?? PLACES.none;
    if (place < PLACES.pillar || place > PLACES.subSupporting || !allows(row)) continue;
    const keyword = textAt(table.keyword, row);
    const folded = keyword.toLowerCase();
    // The chosen page's own name in the box is no search.
    if (row !== value && !words.every((word) => folded.includes(word))) continue;
    found.push({ value: String(row), label: `L${place}  ${keyword}` });
  }
  return found;
}

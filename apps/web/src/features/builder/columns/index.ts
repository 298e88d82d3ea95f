// Every column beside the keyword, in the order they stand. The heads, the lines, the choice of columns, sorting and copying follow from this list.
import type { OutlineColumn } from './column.ts';
import { demand, difficulty, opportunity, score, volume } from './figure-columns.tsx';
import { onSite } from './site-column.tsx';
import { state } from './state-column.tsx';
import { fit, intent, level, topic, written } from './word-columns.tsx';

export const COLUMNS: readonly OutlineColumn[] = [
  demand,
  volume,
  difficulty,
  score,
  opportunity,
  intent,
  topic,
  level,
  fit,
  onSite,
  written,
  state,
];

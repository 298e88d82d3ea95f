import { PLACES, textAt } from '@silosmith/contract';
import { asOneStep, deepestFirst } from '../bulk-edits.ts';
import type { OutlineCommand } from './command.ts';

/** Each becomes a section of the page above it. */
export const makeSection: OutlineCommand = {
  id: 'makeSection',
  label: 'builder.commands.makeSection',
  named: ({ project: { table, silo }, targets }) => {
    const [first = -1] = targets;
    const above = silo.parent[first] ?? -1;
    const isOne = above >= 0 && targets.every((row) => silo.parent[row] === above);
    return isOne
      ? { key: 'builder.commands.sectionOf', params: { page: textAt(table.keyword, above) } }
      : { key: 'builder.commands.makeSection' };
  },
  keys: [],
  group: 'place',
  offered: ['menu', 'bar'],
  when: ({ project: { silo }, targets }) =>
    targets.length > 0 &&
    targets.every((row) => silo.place[row] === PLACES.cluster || silo.place[row] === PLACES.subSupporting),
  run: ({ project: { silo }, targets, act }) => {
    const edit = asOneStep(deepestFirst(silo, targets).map((row) => ({ type: 'makeSection', row })));
    return edit !== null && act.edit(edit);
  },
};

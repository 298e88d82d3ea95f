// What a model suggests about the plan, each with its reason and a tick; nothing is changed until it is taken over.
import { Button } from '@mantine/core';
import { textAt } from '@silosmith/contract';
import { isPage, type Suggestion, takeSuggestions } from '@silosmith/silo';
import { useMemo } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { takeEdit } from '../../../state/project/project-store.ts';
import { suggestionWork } from '../../../state/suggestions/suggestions.ts';
import styles from '../checks.module.css';
import { TickedGroups, type TickedLine, useTicks } from '../ticked-groups.tsx';

/** In the order in which they are shown. */
const ACTIONS = ['below', 'same', 'top'] as const;

export interface SuggestionReviewProps {
  readonly project: OpenProject;
  readonly suggestions: readonly Suggestion[];
  /** Brings a page into view. */
  readonly onSelect: (row: number) => void;
}

export function SuggestionReview({ project, suggestions, onSelect }: SuggestionReviewProps) {
  const messages = useMessages();
  const { t } = messages;
  const ticks = useTicks();
  const lineOf = useSuggestionLine(project);
  const { table, silo, language } = project;
  // Of the plan as it is now: what was taken over, or done by hand meanwhile, is no suggestion any more.
  const open = useMemo(() => {
    const { taken } = takeSuggestions({ table, silo, language }, suggestions);
    const able = new Set(taken);
    return suggestions.filter((suggestion) => able.has(suggestion));
  }, [table, silo, language, suggestions]);
  const chosen = open.filter(({ row }) => !ticks.left.has(row));
  const apply = async () => {
    try {
      const { result, taken } = takeSuggestions({ table, silo, language }, chosen);
      const params = { count: taken.length };
      await takeEdit(result, { label: 'builder.steps.suggested', params });
      toast.success(t('suggestions.taken', params));
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  const groups = ACTIONS.map((action) => {
    const items = open.filter((suggestion) => suggestion.action === action);
    return { id: action, title: t(`suggestions.groups.${action}`, { pages: items.length }), items };
  });
  const cannot = suggestions.length - open.length;
  return (
    <>
      <div className={styles.body}>
        {open.length === 0 && <p>{t('suggestions.nothing')}</p>}
        <TickedGroups groups={groups} ticks={ticks} lineOf={lineOf} onShow={onSelect} />
        {open.length > 0 && cannot > 0 && (
          <p className={styles.small}>{t('suggestions.left', { count: cannot })}</p>
        )}
      </div>
      <footer className={styles.foot}>
        <Button variant="default" onClick={suggestionWork.close}>
          {t(open.length === 0 ? 'common.close' : 'builder.checks.discard')}
        </Button>
        {open.length > 0 && (
          <Button disabled={chosen.length === 0} onClick={() => void apply()}>
            {t('suggestions.apply', { chosen: chosen.length })}
          </Button>
        )}
      </footer>
    </>
  );
}

function useSuggestionLine({ table, silo }: OpenProject): (item: Suggestion) => TickedLine {
  const { t } = useMessages();
  const name = (row: number): string => textAt(table.keyword, row);
  const place = (row: number): string => (isPage(silo.place[row]) ? name(row) : t('suggestions.top'));
  return ({ row, action, of, why }) => ({
    said:
      action === 'same'
        ? t('suggestions.merge', { keyword: name(row), into: name(of) })
        : t('builder.checks.move', {
            keyword: name(row),
            from: place(silo.parent[row] ?? -1),
            to: action === 'top' ? t('suggestions.top') : name(of),
          }),
    beside: why,
    show: t('suggestions.show', { keyword: name(row) }),
  });
}

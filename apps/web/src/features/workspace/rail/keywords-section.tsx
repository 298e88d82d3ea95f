// Which keywords of the page the article answers, where, and which it leaves out.

import { UnstyledButton } from '@mantine/core';
import { keywordsOf } from '@silosmith/content';
import { pageIdsOf } from '@silosmith/contract';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { findPlace, showPlace } from '../editor-places.ts';
import styles from './rail.module.css';
import { RailLine } from './rail-line.tsx';
import { RailSection } from './rail-section.tsx';
import type { PageReport } from './use-report.ts';

/** Lines shown before the rest is asked for: missing ones stand first. */
const FIRST_LINES = 8;

export interface KeywordsSectionProps extends PageReport {
  readonly table: OpenProject['table'];
  readonly editor: Editor | null;
  readonly inArticle: (act: () => void) => void;
}

export function KeywordsSection({ table, demand, report, editor, inArticle }: KeywordsSectionProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [whole, setWhole] = useState(false);
  const ids = pageIdsOf(table);
  const { coverage, leftOut } = report;
  const reasons = new Map(leftOut.map(({ keyword, reason }) => [keyword, reason]));
  const headings = new Map(
    coverage.sections.flatMap(({ heading, keywords }) =>
      keywords.map((keyword) => [keyword, heading] as const),
    ),
  );
  const all = keywordsOf(demand);
  const ordered = [...all.filter((one) => reasons.has(one)), ...all.filter((one) => !reasons.has(one))];
  const shown = whole ? ordered : ordered.slice(0, FIRST_LINES);
  const volumeOf = (keyword: string): number => table.volume[ids.rowOf(ids.ofText(keyword))] ?? -1;
  const said = (keyword: string) => {
    const reason = reasons.get(keyword);
    if (reason !== undefined) return t(`workspace.keywords.${reason}`);
    const heading = headings.get(keyword);
    if (heading === undefined) return t('workspace.keywords.introduction');
    return heading.toLowerCase() === keyword.toLowerCase()
      ? t('workspace.keywords.ownSection')
      : t('workspace.keywords.under', { heading });
  };
  return (
    <RailSection
      title={t('workspace.keywords.title')}
      aside={t('workspace.keywords.count', {
        covered: format.number(all.length - coverage.missing.length),
        total: format.number(all.length),
      })}
    >
      <ul className={styles.lines}>
        {shown.map((keyword) => {
          const place =
            editor === null || reasons.has(keyword) ? null : findPlace(editor, { phrase: keyword });
          return (
            <RailLine
              key={keyword}
              tone={reasons.get(keyword) === 'not-used' ? 'warning' : reasons.has(keyword) ? 'plain' : 'good'}
              figure={format.compact(volumeOf(keyword))}
              {...(editor !== null &&
                place !== null && {
                  action: {
                    text: t('workspace.keywords.show'),
                    label: t('workspace.keywords.showKeyword', { keyword }),
                    run: () => inArticle(() => showPlace(editor, place)),
                  },
                })}
            >
              {keyword} <span className={styles.figure}>{said(keyword)}</span>
            </RailLine>
          );
        })}
      </ul>
      {ordered.length > FIRST_LINES && (
        <UnstyledButton className={styles.act ?? ''} onClick={() => setWhole(!whole)}>
          {whole
            ? t('workspace.keywords.fewer')
            : t('workspace.keywords.more', { count: ordered.length - FIRST_LINES })}
        </UnstyledButton>
      )}
    </RailSection>
  );
}

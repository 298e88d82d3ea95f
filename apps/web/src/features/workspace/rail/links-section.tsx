// Links to and from the page within the silo, and the ones that are missing.
import { UnstyledButton } from '@mantine/core';
import { type Article, pageIdsOf } from '@silosmith/contract';
import type { PlannedPage } from '@silosmith/generation';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { insertSiloLink } from '../editor-places.ts';
import { linksOut, type PlannedLink } from './page-links.ts';
import styles from './rail.module.css';
import { RailLine } from './rail-line.tsx';
import { RailSection } from './rail-section.tsx';
import { useLinksIn } from './use-links-in.ts';

export interface LinksSectionProps {
  readonly project: OpenProject;
  readonly keyword: string;
  readonly article: Article;
  /** Null while it is worked out, and for a page that the filters hide. */
  readonly plan: PlannedPage | null;
  readonly editor: Editor | null;
  readonly inArticle: (act: () => void) => void;
  readonly onFollow: (keyword: string) => void;
}

const RELATIONS = ['pillar', 'parent', 'sibling', 'child'] as const;

export function LinksSection(props: LinksSectionProps) {
  const { project, keyword, article, plan, editor, inArticle, onFollow } = props;
  const { t } = useMessages();
  const format = useFormat();
  const { table } = project;
  const out = useMemo(() => {
    const ids = pageIdsOf(table);
    const isPage = (target: string): boolean => ids.rowOf(ids.ofText(target)) >= 0;
    return linksOut(article.content, plan?.brief.links ?? [], isPage);
  }, [article.content, plan, table]);
  const linkedFrom = useLinksIn(project, keyword);
  const nameOf = ({ keyword: target, relation }: PlannedLink) => {
    const known = RELATIONS.find((one) => one === relation);
    return known === undefined ? target : t(`workspace.links.${known}`, { keyword: target });
  };
  return (
    <RailSection
      title={t('workspace.links.title')}
      aside={t('workspace.links.count', {
        in: linkedFrom === null ? '…' : format.number(linkedFrom.length),
        out: format.number(out.count),
      })}
    >
      <ul className={styles.lines}>
        {out.planned.map((link) => (
          <RailLine
            key={link.keyword}
            tone={link.count > 0 ? 'good' : 'warning'}
            {...(link.count > 0
              ? { figure: t('workspace.links.times', { times: format.number(link.count) }) }
              : editor !== null && {
                  action: {
                    text: t('workspace.links.insert'),
                    label: t('workspace.links.insertTo', { keyword: link.keyword }),
                    run: () => inArticle(() => insertSiloLink(editor, link.keyword, [link.keyword])),
                  },
                })}
          >
            <Follow keyword={link.keyword} onFollow={onFollow}>
              {nameOf(link)}
            </Follow>
          </RailLine>
        ))}
        {out.others.map((link) => (
          <RailLine
            key={link.keyword}
            tone={link.isPage ? 'plain' : 'warning'}
            figure={t('workspace.links.times', { times: format.number(link.count) })}
          >
            {link.isPage ? (
              <Follow keyword={link.keyword} onFollow={onFollow}>
                {t('workspace.links.also', { keyword: link.keyword })}
              </Follow>
            ) : (
              t('workspace.links.nowhere', { keyword: link.keyword })
            )}
          </RailLine>
        ))}
        {linkedFrom?.length === 0 && project.articles.size > 1 && (
          <RailLine tone="warning">{t('workspace.links.orphan')}</RailLine>
        )}
      </ul>
      {linkedFrom !== null && linkedFrom.length > 0 && (
        <details className={styles.more}>
          <summary>{t('workspace.links.from', { count: linkedFrom.length })}</summary>
          <ul className={styles.lines}>
            {linkedFrom.map((from) => (
              <RailLine key={from} tone="plain">
                <Follow keyword={from} onFollow={onFollow}>
                  {from}
                </Follow>
              </RailLine>
            ))}
          </ul>
        </details>
      )}
    </RailSection>
  );
}

interface FollowProps extends Pick<LinksSectionProps, 'keyword' | 'onFollow'> {
  readonly children: string;
}

function Follow({ keyword, onFollow, children }: FollowProps) {
  return (
    <UnstyledButton className={styles.follow ?? ''} title={children} onClick={() => onFollow(keyword)}>
      {children}
    </UnstyledButton>
  );
}

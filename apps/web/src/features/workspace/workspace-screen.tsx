// Where articles are read and edited: the pages on the left, the chosen one beside them, the generator while none is chosen.
import { Button } from '@mantine/core';
import { type PageId, pageIdsOf } from '@silosmith/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { isForOverlay, isTyping, onKeyDown } from '../../platform/page.ts';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { selectionOf } from '../../state/project/page-selection.ts';
import { useProject } from '../../state/project/use-project.ts';
import { ArticleDetail } from './article-detail.tsx';
import { ArticleList } from './article-list.tsx';
import { linesOf, nextPageLine, type PageState } from './page-lines.ts';
import { type PageRow, pageRows } from './page-rows.ts';
import { useFailedPages } from './use-failed-pages.ts';
import styles from './workspace.module.css';

const Overview = lazy(() => import('./overview/overview.tsx'));

export interface WorkspaceScreenProps {
  /** The page that the address names; null: none is chosen. */
  readonly shown: PageId | null;
  readonly onShown: (page: PageId | null) => void;
  /** The bulk generator, which is a feature of its own. */
  readonly generator: ReactNode;
}

export function WorkspaceScreen({ shown, onShown, generator }: WorkspaceScreenProps) {
  const project = useProject((open) => open);
  const rows = useMemo(() => pageRows(project), [project]);
  const failed = useFailedPages(project.id);
  const [query, setQuery] = useState('');
  const [state, setState] = useState<PageState>('all');
  const lines = useMemo(() => linesOf(rows, { query, state, failed }), [rows, query, state, failed]);
  const listRef = useRef<HTMLDivElement>(null);
  // An address may name what another device has removed since.
  const isThere =
    shown !== null && (pageIdsOf(project.table).rowOf(shown) >= 0 || project.articles.has(shown));
  const selected = isThere ? shown : null;
  const close = () => {
    onShown(null);
    listRef.current?.focus();
  };
  useClosingKey(selected !== null, close);
  const at = lines.findIndex((line) => line.kind === 'page' && line.row.id === selected);
  const neighbour = (step: 1 | -1): (() => void) | null => {
    const line = lines[nextPageLine(lines, at, step)];
    return at < 0 || line?.kind !== 'page' || line.row.id === selected ? null : () => onShown(line.row.id);
  };
  const follow = (keyword: string) => {
    const target = rows.find((page) => page.keyword === keyword);
    if (target !== undefined) onShown(target.id);
  };
  return (
    <div className={styles.screen} data-detail={selected !== null}>
      <ArticleList
        rows={rows}
        lines={lines}
        topics={project.silo.topics}
        hidden={selectionOf(project).hidden}
        failed={failed}
        query={query}
        state={state}
        selected={selected}
        listRef={listRef}
        onQuery={setQuery}
        onState={setState}
        onSelect={onShown}
      />
      <div className={styles.main}>
        {selected === null ? (
          <Intro rows={rows} count={project.articles.size} generator={generator}>
            <Suspense fallback={null}>
              <Overview project={project} onSelect={onShown} />
            </Suspense>
          </Intro>
        ) : (
          <ArticleDetail
            key={selected}
            project={project}
            id={selected}
            previous={neighbour(-1)}
            next={neighbour(1)}
            onFollow={follow}
            onSelect={onShown}
            onLeave={() => listRef.current?.focus()}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}

/** Escape outside fields, editor and overlays. */
function useClosingKey(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    return onKeyDown((event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event)) return;
      if (!isForOverlay(event)) latest.current();
    });
  }, [isOpen]);
}

interface IntroProps extends Pick<WorkspaceScreenProps, 'generator'> {
  readonly rows: readonly PageRow[];
  /** Articles there are. */
  readonly count: number;
  /** Shown below the generator. */
  readonly children: ReactNode;
}

function Intro({ rows, count, generator, children }: IntroProps) {
  const { t } = useMessages();
  const { go } = useNavigation();
  const complete = count > 0 && rows.every(({ written }) => written);
  return (
    <section className={styles.intro}>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={14} aria-hidden />}
        onClick={() => go('builder')}
      >
        {t('workspace.back')}
      </Button>
      <h1>{t(complete ? 'workspace.completeTitle' : 'workspace.introTitle')}</h1>
      <p>{count === 0 ? t('workspace.introText') : t('workspace.completeText', { count })}</p>
      {generator}
      {count > 0 && <Button onClick={() => go('export')}>{t('workspace.detail.export')}</Button>}
      {children}
    </section>
  );
}

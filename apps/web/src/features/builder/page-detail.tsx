// Details of a page: figures, why it has its place, the keywords it serves, and its actions.
import { ActionIcon, Slider } from '@mantine/core';
import { PLACES, ROW_FLAGS, textAt } from '@silosmith/contract';
import { type PageTree, weaknessOf } from '@silosmith/silo';
import { IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { PageActions, type PageQuestion } from './page-actions.tsx';
import { MergeDialog } from './page-dialogs.tsx';
import { RenamedTitle } from './renamed-title.tsx';
import { SiteVerdictPanel } from './site/site-verdict-panel.tsx';
import type { Edit } from './use-edits.ts';
import { useWhy } from './use-why.ts';
import { VariantList } from './variant-list.tsx';
import { WeakFitChoice } from './weak-fit-choice.tsx';
import { WhyPanel } from './why-panel.tsx';

export interface PageDetailProps {
  readonly project: OpenProject;
  readonly row: number;
  readonly edit: Edit;
  readonly onClose: () => void;
}

/** Remount it (key) for another page. */
export function PageDetail({ project, row, edit, onClose }: PageDetailProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { table, silo } = project;
  const [asked, setAsked] = useState<PageQuestion | null>(null);
  const answered = () => setAsked(null);
  const [value, setValue] = useState(silo.businessValue[row] ?? 50);
  const why = useWhy(project, row);
  const weakness = weaknessOf(silo, row);
  const { tree } = factsOf(project);
  const variants = useMemo(() => tree.variants(row), [tree, row]);
  const sections = useMemo(() => tree.sections(row), [tree, row]);
  const demand = useMemo(() => searchesOf(table, tree, row), [table, tree, row]);
  const keyword = textAt(table.keyword, row);
  const flags = silo.flags[row] ?? 0;
  // An estimate says so wherever it stands.
  const sign = (flags & ROW_FLAGS.scoreEstimated) !== 0 ? '~' : '';
  const facts: readonly (readonly [string, string])[] = [
    [t('builder.outline.volume'), format.figure(table.volume[row] ?? -1)],
    [t('builder.detail.total'), format.number(demand)],
    [t('builder.outline.difficulty'), format.figure(table.difficulty[row] ?? -1)],
    [t('builder.outline.score'), `${sign}${format.number(silo.score[row] ?? 0)}`],
    [t('builder.outline.opportunity'), `${sign}${format.number(silo.opportunity[row] ?? 0)}`],
    [t('builder.detail.relevance'), format.percent((silo.relevance[row] ?? 0) / 100)],
    [t('builder.detail.topic'), silo.topics[silo.topic[row] ?? -1] ?? '–'],
  ];
  return (
    <aside className={styles.detail} aria-label={t('builder.detail.label')}>
      <header className={styles.detailHead}>
        <RenamedTitle
          row={row}
          keyword={keyword}
          isRenamed={asked === 'rename'}
          edit={edit}
          onDone={answered}
        />
        <ActionIcon aria-label={t('builder.detail.close')} onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {(table.line[row] ?? 0) > 0 && (
        <p className={styles.small}>{t('builder.detail.line', { line: table.line[row] ?? 0 })}</p>
      )}
      {why !== null && <WhyPanel why={why} weakness={weakness} />}
      {weakness !== null && <WeakFitChoice project={project} row={row} edit={edit} />}
      {project.site !== undefined && <SiteVerdictPanel site={project.site} row={row} edit={edit} />}
      <section>
        <h3>
          {t('builder.detail.businessValue')}: {format.number(value)}
        </h3>
        <Slider
          min={0}
          max={100}
          value={value}
          onChange={setValue}
          onChangeEnd={(next) => void edit({ type: 'setBusinessValue', row, value: next })}
          thumbLabel={t('builder.detail.businessValue')}
          color="green"
        />
      </section>
      <VariantList
        project={project}
        rows={variants}
        title={t('builder.detail.variants')}
        none={t('builder.detail.noVariants')}
        onSplit={(variant) => void edit({ type: 'split', row: variant })}
      />
      <VariantList
        project={project}
        rows={sections}
        title={t('builder.detail.sections')}
        none={t('builder.detail.noSections')}
        onSplit={(section) => void edit({ type: 'makePage', row: section })}
      />
      <PageActions
        row={row}
        place={silo.place[row] ?? PLACES.none}
        isPinned={(flags & ROW_FLAGS.pinned) !== 0}
        edit={edit}
        onAsk={setAsked}
        onClose={onClose}
      />
      {asked === 'move' && <MoveDialog project={project} rows={[row]} edit={edit} onClose={answered} />}
      {asked === 'merge' && <MergeDialog project={project} row={row} edit={edit} onClose={answered} />}
    </aside>
  );
}

/** Known searches a month of the keyword, its variants and its sections with theirs. */
function searchesOf({ volume }: OpenProject['table'], tree: PageTree, row: number): number {
  const leads = [row, ...tree.sections(row)];
  const own = (one: number) => Math.max(0, volume[one] ?? 0);
  return leads.reduce(
    (sum, lead) => tree.variants(lead).reduce((all, one) => all + own(one), sum + own(lead)),
    0,
  );
}

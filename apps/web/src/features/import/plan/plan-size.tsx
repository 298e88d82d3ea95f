// Size of the plan by field, curve or table. What the choice does to every keyword is listed below.
import { Loader, NumberInput } from '@mantine/core';
import { afterImportFilters, type PlanSummary, selectPages, servedByPlans } from '@silosmith/silo';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { demandUnit } from '../../../state/project/demand-unit.ts';
import { factsOf } from '../../../state/project/facts-of-silo.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import {
  isSizePrepared,
  prepareSize,
  resizePlan,
  useFollowedSilo,
} from '../../../state/project/silo-workers.ts';
import { CurveTable } from './curve-table.tsx';
import { PlanCurve } from './plan-curve.tsx';
import styles from './plan-screen.module.css';
import { StrictnessChoice } from './strictness-choice.tsx';
import { useDemandText } from './use-demand-text.ts';

export interface PlanSizeProps {
  readonly project: OpenProject;
  readonly summary: PlanSummary;
  readonly meaning: ReactNode;
}

export function PlanSize({ project, summary, meaning }: PlanSizeProps) {
  const messages = useMessages();
  const { t } = messages;
  useFollowedSilo();
  // The figures of another size come first; the curve of all sizes is drawn right after them.
  const later = useDeferredValue(useMemo(() => ({ project, summary }), [project, summary]));
  const drawn = later.project;
  const { table, silo } = drawn;
  const served = useMemo(() => servedByPlans(table, silo), [table, silo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the project only these matter to it
  const firstBatch = useMemo(() => batchOf(drawn, summary.demand), [table, silo, summary.demand]);
  const demandText = useDemandText(demandUnit(project));
  const [pending, setPending] = useState<number | null>(null);
  const [working, setWorking] = useState(false);
  const [isTable, setTable] = useState(false);
  const most = served.length - 1;
  const size = pending ?? summary.pages;
  const ratioOf = (pages: number): number => {
    if (summary.demand === 0) return 0;
    const demand = pages === summary.pages ? summary.demandServed : (served[Math.min(pages, most)] ?? 0);
    return demand / summary.demand;
  };
  /** A size that may be chosen next. */
  const aim = (next: number) => {
    if (!working && next !== summary.pages && next >= 1) prepareSize(project, next);
  };
  const settle = async (next: number) => {
    if (working) return;
    if (next === summary.pages || next < 1) {
      setPending(null);
      return;
    }
    if (!isSizePrepared(project, next)) {
      setPending(next);
      setWorking(true);
    }
    try {
      await resizePlan(project, next);
    } catch (error) {
      toast.failure(faultText(messages, error));
    } finally {
      setWorking(false);
      setPending(null);
    }
  };
  return (
    <section className={styles.card} aria-labelledby="plan-size">
      <header className={styles.cardHead}>
        <h2 id="plan-size">{t('importing.plan.size')}</h2>
        {most > 1 && (
          <SizeField
            size={size}
            most={Math.max(most, summary.pages)}
            onAim={aim}
            onSettle={(next) => void settle(next)}
          />
        )}
        {working && <Loader size={14} aria-label={t('importing.plan.resizing')} />}
        <span className={styles.grow} />
        <StrictnessChoice project={drawn} pages={later.summary.pages} isHeld={working} />
      </header>
      {most > 1 ? (
        <>
          <PlanCurve
            served={served}
            total={summary.demand}
            size={size}
            ratio={ratioOf(size)}
            firstBatch={firstBatch}
            demandText={demandText}
            onSize={(next) => {
              if (working) return;
              setPending(next);
              aim(next);
            }}
            onSettle={(next) => pending !== null && void settle(next)}
          />
          <p className={styles.quiet}>
            {t('importing.plan.sizeHint')}{' '}
            <button type="button" className={styles.link} onClick={() => setTable(!isTable)}>
              {t(isTable ? 'importing.plan.asCurve' : 'importing.plan.asTable')}
            </button>
          </p>
          {isTable && <CurveTable most={most} now={summary.pages} ratioOf={ratioOf} />}
        </>
      ) : (
        <p className={styles.quiet}>{t(most === 1 ? 'importing.plan.oneSize' : 'importing.plan.noSize')}</p>
      )}
      <Places summary={summary} />
      {meaning}
    </section>
  );
}

interface SizeFieldProps {
  readonly size: number;
  readonly most: number;
  /** While a size is typed. */
  readonly onAim: (size: number) => void;
  readonly onSettle: (size: number) => void;
}

/** Takes the handle's size over until something is typed. */
function SizeField({ size, most, onAim, onSettle }: SizeFieldProps) {
  const { t } = useMessages();
  const [typed, setTyped] = useState<number | null>(null);
  const settle = () => {
    if (typed !== null) onSettle(typed);
    setTyped(null);
  };
  return (
    <NumberInput
      size="xs"
      className={styles.sizeField ?? ''}
      label={t('importing.plan.sizePages')}
      min={1}
      max={most}
      allowDecimal={false}
      value={typed ?? size}
      onChange={(value) => {
        setTyped(typeof value === 'number' ? value : null);
        if (typeof value === 'number' && value <= most) onAim(value);
      }}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}

function Places({ summary: { keywords } }: { readonly summary: PlanSummary }) {
  const { t } = useMessages();
  const { onPages, inSections, setAside, deleted } = keywords;
  const total = onPages + inSections + setAside + deleted;
  const key = deleted > 0 ? 'importing.plan.placesDeleted' : 'importing.plan.places';
  const words = t('importing.plan.keywords', { count: total });
  return (
    <p className={styles.places}>{t(key, { onPages, inSections, setAside, deleted, keywords: words })}</p>
  );
}

/** What the first batch of an import serves. */
function batchOf(
  project: OpenProject,
  total: number,
): { readonly pages: number; readonly ratio: number } | null {
  if (total === 0) return null;
  const { table, silo } = project;
  const { pages, demands } = factsOf(project);
  const { rows } = selectPages(table, silo, afterImportFilters(table, silo, pages), pages);
  let demand = 0;
  for (const row of rows) demand += demands[row] ?? 0;
  return { pages: rows.length, ratio: demand / total };
}

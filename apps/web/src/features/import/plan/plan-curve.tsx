// The size of the plan as a curve: pages against the demand they serve, with a handle that the mouse and the keys move.
import type { KeyboardEvent, PointerEvent } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import {
  curvePoints,
  demandEach,
  pathOf,
  sizeAfterKey,
  sizeAtX,
  sizeServing,
  xOfSize,
} from './curve-geometry.ts';
import styles from './plan-curve.module.css';

const WIDTH = 640;
const HEIGHT = 160;
/** Share of the width that a text within the drawing takes. */
const ROOM = 0.25;
/** From here on the axis has no room for the size between its ends. */
const LAST = 0.75;
/** Between here and there, none for the words at its end. */
const WORDS = 0.5;
const TEN = 10;
/** Of the demand, what a plan aims at. */
const ENOUGH = 0.9;

export interface PlanCurveProps {
  /** `served[n]`: demand of a plan of n pages. */
  readonly served: Float64Array;
  readonly total: number;
  readonly size: number;
  /** Share of the demand that this size serves, 0 to 1. */
  readonly ratio: number;
  readonly firstBatch: { readonly pages: number; readonly ratio: number } | null;
  /** '210 searches a month'. */
  readonly demandText: (demand: number) => string;
  /** While the handle moves. */
  readonly onSize: (size: number) => void;
  /** When it has come to rest. */
  readonly onSettle: (size: number) => void;
}

export function PlanCurve(props: PlanCurveProps) {
  const { served, total, size, ratio, firstBatch, onSize, onSettle } = props;
  const { t } = useMessages();
  const format = useFormat();
  const most = served.length - 1;
  const x = xOfSize(size, most);
  const inside = [...curvePoints(served, total, 0, Math.min(size, most)).slice(0, -1), { x, y: ratio }];
  const beyond = [{ x, y: ratio }, ...curvePoints(served, total, Math.min(size, most), most).slice(1)];
  const pages = t('importing.plan.pages', { count: size });
  const left = `${100 * x}%`;
  const batchX = firstBatch === null ? 0 : xOfSize(firstBatch.pages, most);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = sizeAfterKey(event.key, size, most);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSize(next);
  };
  const sizeUnder = (event: PointerEvent<HTMLElement>): number => {
    const { left: start, width } = event.currentTarget.getBoundingClientRect();
    return sizeAtX((event.clientX - start) / Math.max(1, width), most);
  };
  return (
    <>
      <div className={styles.chart}>
        <span className={styles.yAxis} style={{ top: 0 }}>
          {format.percent(1)}
        </span>
        <span className={styles.yAxis} style={{ top: '50%' }}>
          {format.percent(0.5)}
        </span>
        <span className={styles.yAxis} style={{ top: '100%' }}>
          0
        </span>
        <div
          role="slider"
          tabIndex={0}
          className={styles.plot}
          aria-label={t('importing.plan.slider')}
          aria-valuemin={1}
          aria-valuemax={most}
          aria-valuenow={size}
          aria-valuetext={t('importing.plan.sliderValue', { pages, percent: format.percent(ratio) })}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => sizeAfterKey(event.key, size, most) !== null && onSettle(size)}
          onBlur={() => onSettle(size)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onSize(sizeUnder(event));
          }}
          onPointerMove={(event) => event.buttons === 1 && onSize(sizeUnder(event))}
          onPointerUp={(event) => onSettle(sizeUnder(event))}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <path className={styles.grid} d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
            <path
              className={styles.area}
              d={`${pathOf(inside, WIDTH, HEIGHT)}L${(x * WIDTH).toFixed(1)} ${HEIGHT}Z`}
            />
            {firstBatch !== null && (
              <path
                className={styles.mark}
                d={`M${batchX * WIDTH} ${(1 - firstBatch.ratio) * HEIGHT}V${HEIGHT}`}
              />
            )}
            <path className={styles.beyond} d={pathOf(beyond, WIDTH, HEIGHT)} />
            <path className={styles.inside} d={pathOf(inside, WIDTH, HEIGHT)} />
            <path className={styles.chosen} d={`M${x * WIDTH} 0V${HEIGHT}`} />
          </svg>
          <i className={styles.handle} style={{ left, top: `${100 * (1 - ratio)}%` }} />
          {firstBatch !== null && batchX < x - ROOM && (
            <span
              className={`${styles.batch} ${styles.wide}`}
              style={{ left: `calc(${100 * batchX}% + 6px)` }}
            >
              {t('importing.plan.firstBatch', {
                pages: t('importing.plan.pages', { count: firstBatch.pages }),
                percent: format.percent(firstBatch.ratio),
              })}
            </span>
          )}
        </div>
        <span className={styles.xAxis} style={{ left: 0 }}>
          {format.number(1)}
        </span>
        {x > 0.06 && x < LAST && (
          <span className={`${styles.xAxis} ${styles.here}`} style={{ left }}>
            {format.number(size)}
          </span>
        )}
        <span className={styles.xAxis} style={{ right: 0 }}>
          {format.number(most)}
          {(x < WORDS || x >= LAST) && (
            <span className={styles.wide}>{t('importing.plan.axisEnd', { count: most })}</span>
          )}
        </span>
      </div>
      <CurveWords {...props} />
    </>
  );
}

/** What this size serves, what more pages would, and how many serve enough where these do not. */
function CurveWords({ served, total, size, ratio, demandText }: PlanCurveProps) {
  const { t } = useMessages();
  const format = useFormat();
  const enough = ratio < ENOUGH ? sizeServing(served, ENOUGH * total) : null;
  return (
    <p className={styles.says}>
      <strong>{t('importing.plan.serve', { count: size, percent: format.percent(ratio) })}.</strong>{' '}
      {size > TEN &&
        t('importing.plan.lastTen', { demand: demandText(demandEach(served, size - TEN, size)) })}{' '}
      {size >= served.length - 1
        ? t('importing.plan.allPages')
        : t('importing.plan.next', {
            count: Math.min(TEN, served.length - 1 - size),
            demand: demandText(demandEach(served, size, size + TEN)),
          })}
      {enough !== null && enough > size && (
        <>
          {' '}
          {t('importing.plan.enough', {
            percent: format.percent(ENOUGH),
            pages: t('importing.plan.pages', { count: enough }),
          })}
        </>
      )}
    </p>
  );
}

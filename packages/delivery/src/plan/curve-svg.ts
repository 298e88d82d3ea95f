// A curve of pages against demand served, as inline SVG: no script, sharp on paper.
import { escapeHtml } from '@silosmith/kernel';

export interface CurvePoint {
  readonly pages: number;
  /** 0 to 1. */
  readonly ratio: number;
}

export interface CurveInput {
  /** Ascending. */
  readonly points: readonly CurvePoint[];
  /** Marked with a dot and lines to both axes. */
  readonly mark?: CurvePoint;
  /** Text alternative. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Draws the axes with their figures. */
  readonly hasAxes: boolean;
}

export function curveSvg({ points, mark, label, width, height, hasAxes }: CurveInput): string {
  const edge = hasAxes
    ? { left: 64, right: 14, top: 16, bottom: 30 }
    : { left: 2, right: 4, top: 4, bottom: 2 };
  const most = Math.max(1, ...points.map(({ pages }) => pages));
  const x = (pages: number): string =>
    (edge.left + (pages / most) * (width - edge.left - edge.right)).toFixed(1);
  const y = (ratio: number): string =>
    (height - edge.bottom - ratio * (height - edge.top - edge.bottom)).toFixed(1);
  const start = points[0]?.pages === 0 ? [] : [{ pages: 0, ratio: 0 }];
  const line = [...start, ...points].map(({ pages, ratio }) => `${x(pages)},${y(ratio)}`).join(' ');
  const area = `${x(0)},${y(0)} ${line} ${x(most)},${y(0)}`;
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(label)}">`,
    ...(hasAxes ? axes(x, y, most) : []),
    `<polygon class="area" points="${area}"/><polyline class="line" points="${line}"/>`,
    ...(mark ? markOf(x, y, mark) : []),
    '</svg>',
  ].join('');
}

type Scale = (value: number) => string;

function axes(x: Scale, y: Scale, most: number): string[] {
  const shares = [0, 0.25, 0.5, 0.75, 1].map(
    (ratio) =>
      `<line class="grid" x1="${x(0)}" x2="${x(most)}" y1="${y(ratio)}" y2="${y(ratio)}"/><text x="${Number(x(0)) - 6}" y="${Number(y(ratio)) + 4}" text-anchor="end">${Math.round(100 * ratio)} %</text>`,
  );
  const step = niceStep(most);
  const counts: string[] = [];
  for (let pages = step; pages <= most; pages += step)
    counts.push(`<text x="${x(pages)}" y="${Number(y(0)) + 22}" text-anchor="middle">${pages}</text>`);
  return [...shares, ...counts];
}

/** About five labels, at 1, 2 or 5 times a power of ten. */
function niceStep(most: number): number {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power;
}

function markOf(x: Scale, y: Scale, { pages, ratio }: CurvePoint): string[] {
  return [
    `<line class="mark" x1="${x(pages)}" x2="${x(pages)}" y1="${y(ratio)}" y2="${y(0)}"/>`,
    `<line class="mark" x1="${x(0)}" x2="${x(pages)}" y1="${y(ratio)}" y2="${y(ratio)}"/>`,
    `<circle class="dot" cx="${x(pages)}" cy="${y(ratio)}" r="4"/>`,
  ];
}

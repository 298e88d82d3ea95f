// Sample pictures: drawn from the keyword and the kind of page, the same on every machine, and marked as demo in the picture itself.
import { type Draw, drawFrom } from '../random.ts';
import { box, type Canvas, type Colour, circle, createCanvas, linesOf } from './canvas.ts';
import { LETTER_HEIGHT, LETTER_WIDTH } from './letters.ts';
import { pngOf } from './png.ts';

export interface DemoPicture {
  /** What is written on it. */
  readonly keyword: string;
  /** Level of the page: 1 hills, 2 circles, 3 tiles. */
  readonly level: 1 | 2 | 3;
  /** Pictures of one page differ by it. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
}

const WHITE: Colour = [255, 255, 255];
const INK: Colour = [20, 28, 38];
/** Sky above, sky below, and two colours of shapes; each pair of ink and sky below keeps a contrast of 4.5:1. */
const PALETTES: readonly (readonly [Colour, Colour, Colour, Colour])[] = [
  [
    [222, 238, 246],
    [250, 240, 222],
    [46, 110, 132],
    [232, 146, 88],
  ],
  [
    [232, 240, 226],
    [250, 246, 226],
    [72, 122, 86],
    [214, 168, 72],
  ],
  [
    [238, 230, 244],
    [252, 238, 236],
    [112, 84, 140],
    [226, 122, 120],
  ],
  [
    [226, 234, 246],
    [240, 246, 250],
    [58, 88, 148],
    [92, 170, 176],
  ],
  [
    [246, 234, 226],
    [252, 246, 236],
    [152, 88, 66],
    [120, 140, 92],
  ],
];

const MARK = 'DEMO IMAGE';

export function drawPicture({ keyword, level, seed, width, height }: DemoPicture): Uint8Array<ArrayBuffer> {
  const draw = drawFrom(`${keyword} ${seed}`);
  const [above, below, dark, bright] = PALETTES[Math.floor(draw.next() * PALETTES.length)] ?? [
    WHITE,
    WHITE,
    INK,
    INK,
  ];
  const canvas = createCanvas(width, height, above, below);
  const scenes = { 1: hills, 2: rings, 3: tiles } as const;
  scenes[level](canvas, draw, { dark, bright });
  label(canvas, keyword);
  return pngOf(canvas.rgb, width, height);
}

interface Colours {
  readonly dark: Colour;
  readonly bright: Colour;
}

function hills(canvas: Canvas, draw: Draw, { dark, bright }: Colours): void {
  const { width, height } = canvas;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  canvas.fill(circle(width * (0.2 + 0.6 * draw.next()), height * 0.3, height * 0.12), bright, 0.9);
  for (let layer = 0; layer < 4; layer++) {
    const base = height * (0.5 + layer * 0.12);
    const swing = height * (0.12 - layer * 0.02);
    const [wave, shift] = [1 + draw.next() * 2, draw.next() * Math.PI * 2];
    const top = (x: number): number => base + Math.sin((x / width) * Math.PI * wave + shift) * swing;
    canvas.fill({ ...whole, distance: (x, y) => top(x) - y }, dark, 0.3 + layer * 0.18);
  }
}

function rings(canvas: Canvas, draw: Draw, { dark, bright }: Colours): void {
  const { width, height } = canvas;
  for (let ring = 0; ring < 9; ring++) {
    const at = circle(width * draw.next(), height * draw.next(), height * (0.06 + 0.2 * draw.next()));
    canvas.fill(at, ring % 3 === 0 ? bright : dark, 0.22);
  }
}

function tiles(canvas: Canvas, draw: Draw, { dark, bright }: Colours): void {
  const { width, height } = canvas;
  const [columns, rows] = [6, 4];
  const side = Math.min(width / (columns + 1), height / (rows + 1));
  for (let tile = 0; tile < columns * rows; tile++) {
    const left = width * 0.04 + (tile % columns) * side * 1.18;
    const top = height * 0.04 + Math.floor(tile / columns) * side * 1.18;
    const isBright = draw.next() < 0.2;
    canvas.fill(
      box({ left, top, right: left + side, bottom: top + side }, side / 5),
      isBright ? bright : dark,
      0.25 + draw.next() * 0.5,
    );
  }
}

/** A band below with the keyword, and the mark in its corner. */
function label(canvas: Canvas, keyword: string): void {
  const { width, height } = canvas;
  const dot = Math.max(2, Math.round(width / 240));
  const [letter, line] = [(LETTER_WIDTH + 1) * dot, (LETTER_HEIGHT + 3) * dot];
  const margin = dot * 8;
  const lines = linesOf(keyword, { letters: Math.floor((width - 2 * margin) / letter), lines: 2 });
  const bandTop = height - margin - Math.max(1, lines.length) * line - 2 * dot;
  canvas.fill(box({ left: -9, top: bandTop, right: width + 9, bottom: height + 9 }, 0), WHITE, 0.9);
  lines.forEach((text, at) => {
    canvas.write(text, { x: margin, y: bandTop + margin / 2 + 2 * dot + at * line, dot }, INK);
  });
  const small = Math.max(1, Math.round(dot / 2));
  const wide = MARK.length * (LETTER_WIDTH + 1) * small;
  const [left, top] = [width - wide - margin, margin];
  const badge = {
    left: left - 8 * small,
    top: top - 4 * small,
    right: width - margin + 6 * small,
    bottom: top + 11 * small,
  };
  canvas.fill(box(badge, 4), INK, 0.85);
  canvas.write(MARK, { x: left, y: top, dot: small }, WHITE);
}

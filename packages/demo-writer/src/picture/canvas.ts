// A bitmap of true colour, with shapes whose edges are smooth.
import { drawable, hasDot, LETTER_HEIGHT, LETTER_WIDTH } from './letters.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Shape {
  /** Pixels inside (negative) or outside (positive) of its edge. */
  distance(x: number, y: number): number;
  /** It has nothing beyond. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** Fills the shape; `opacity` 0 to 1. */
  fill(shape: Shape, colour: Colour, opacity?: number): void;
  /** Sets `text` with its left top corner at x and y, each dot of a letter `dot` pixels wide. */
  write(
    text: string,
    at: { readonly x: number; readonly y: number; readonly dot: number },
    colour: Colour,
  ): void;
}

/** From one colour above to another below. */
export function createCanvas(width: number, height: number, above: Colour, below: Colour): Canvas {
  const rgb = new Uint8Array(width * height * 3);
  const blend = (pixel: number, colour: Colour, opacity: number): void => {
    const at = pixel * 3;
    for (let channel = 0; channel < 3; channel++) {
      const before = rgb[at + channel] ?? 0;
      rgb[at + channel] = Math.round(before + ((colour[channel] ?? 0) - before) * opacity);
    }
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      blend(y * width + x, above, 1);
      blend(y * width + x, below, y / height);
    }
  return {
    width,
    height,
    rgb,
    fill(shape, colour, opacity = 1) {
      const [fromX, toX] = [Math.max(0, Math.floor(shape.left - 1)), Math.min(width, shape.right + 1)];
      const [fromY, toY] = [Math.max(0, Math.floor(shape.top - 1)), Math.min(height, shape.bottom + 1)];
      for (let y = fromY; y < toY; y++)
        for (let x = fromX; x < toX; x++) {
          const covered = Math.min(1, 0.5 - shape.distance(x, y));
          if (covered > 0) blend(y * width + x, colour, covered * opacity);
        }
    },
    write(text, { x, y, dot }, colour) {
      Array.from(text).forEach((letter, index) => {
        const left = x + index * (LETTER_WIDTH + 1) * dot;
        for (let row = 0; row < LETTER_HEIGHT * dot; row++)
          for (let column = 0; column < LETTER_WIDTH * dot; column++)
            if (hasDot(letter, Math.floor(column / dot), Math.floor(row / dot)))
              blend((y + row) * width + left + column, colour, 1);
      });
    },
  };
}

export const circle = (centreX: number, centreY: number, radius: number): Shape => ({
  distance: (x, y) => Math.hypot(x - centreX, y - centreY) - radius,
  left: centreX - radius,
  top: centreY - radius,
  right: centreX + radius,
  bottom: centreY + radius,
});

type Sides = Omit<Shape, 'distance'>;

/** With corners of that radius. */
export const box = (sides: Sides, radius: number): Shape => ({
  ...sides,
  distance: (x, y) => {
    const overX = Math.max(sides.left + radius - x, x - (sides.right - radius), 0);
    const overY = Math.max(sides.top + radius - y, y - (sides.bottom - radius), 0);
    return Math.hypot(overX, overY) - radius;
  },
});

/** The text in lines of whole words; a word that is too wide is cut. */
export function linesOf(text: string, most: { readonly letters: number; readonly lines: number }): string[] {
  const lines: string[] = [];
  for (const word of drawable(text).split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && joined.length <= most.letters) lines[lines.length - 1] = joined;
    else lines.push(word.slice(0, most.letters));
  }
  return lines.slice(0, most.lines);
}

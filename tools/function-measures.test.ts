import { expect, it } from 'vitest';
import { measureFunctions } from './function-measures.ts';

const measured = (source: string, file = 'a.ts') =>
  measureFunctions(file, source).map(({ name, lines, parameters, depth }) => [
    name,
    lines,
    parameters,
    depth,
  ]);

it('names declarations, constants, methods, and what stands inside them', () => {
  const source = `
    export function outer(a: number) {
      const inner = (b: number, c: number) => b + c + a;
      return inner;
    }
    class Tree { constructor(readonly root: number) {} walk() {} get size() { return 1; } }
    const table = { find(x: number) { return x; }, sort: () => 1 };
    const kept = memo(function () { return 2; });
  `;
  expect(measured(source).map(([name]) => name)).toEqual([
    'outer',
    'outer › inner',
    'Tree.constructor',
    'Tree.walk',
    'Tree.size',
    'find',
    'sort',
    'kept',
  ]);
});

it('counts lines, parameters and control structures inside each other', () => {
  const source = `function f(a: number, b: number) {
    for (const x of []) {
      if (a) { while (b) b--; } else if (b) { a++; }
    }
    try { a++; } catch { if (b) a--; }
  }`;
  expect(measured(source)).toEqual([['f', 6, 2, 3]]);
});

it('begins anew inside a function, with or without a name', () => {
  const source = 'function f() { if (1) { [].map(() => { if (2) { return 3; } return 4; }); } }';
  expect(measured(source)).toEqual([['f', 1, 0, 1]]);
});

it('takes neither overloads nor types for functions', () => {
  expect(
    measured(
      'function f(a: 1): 1; function f(a: 2): 2; function f(a: unknown) { return a; } type G = (a: 1) => 2;',
    ),
  ).toEqual([['f', 1, 1, 0]]);
});

it('knows which functions draw', () => {
  const draws = measureFunctions(
    'a.tsx',
    'const A = () => <p>{[1].map((x) => <b key={x} />)}</p>; const b = () => 1;',
  );
  expect(draws.map(({ name, isRender }) => [name, isRender])).toEqual([
    ['A', true],
    ['b', false],
  ]);
});

// How long, how deep and how wide is each function of a source file? Read from its syntax tree.
import ts from 'typescript';

export interface FunctionMeasures {
  /** `Outline`, `SetJoiner.join`, `useImport › run`; a function without a name is counted with the one around it. */
  readonly name: string;
  readonly line: number;
  readonly lines: number;
  readonly parameters: number;
  /** Control structures inside each other; a function inside begins anew, `else if` goes on at the same depth. */
  readonly depth: number;
  /** Draws: holds JSX of its own. */
  readonly isRender: boolean;
}

export function measureFunctions(file: string, source: string): FunctionMeasures[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: FunctionMeasures[] = [];
  const visit = (node: ts.Node, around: string): void => {
    let inside = around;
    if (isFunction(node)) {
      const own = nameOf(node);
      if (own !== '') {
        inside = around === '' ? own : `${around} › ${own}`;
        const from = tree.getLineAndCharacterOfPosition(node.getStart());
        const to = tree.getLineAndCharacterOfPosition(node.end);
        found.push({
          name: inside,
          line: from.line + 1,
          lines: to.line - from.line + 1,
          parameters: node.parameters.length,
          depth: node.body ? depthOf(node.body, 0) : 0,
          isRender: node.body !== undefined && holdsJsx(node.body),
        });
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(tree, '');
  return found;
}

type FunctionNode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.ConstructorDeclaration
  | ts.AccessorDeclaration;

/** With a body: an overload or an abstract method is none. */
function isFunction(node: ts.Node): node is FunctionNode {
  const isOne =
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isAccessor(node);
  return isOne && node.body !== undefined;
}

function nameOf(node: FunctionNode): string {
  const owner = ts.isClassLike(node.parent) ? `${node.parent.name?.text ?? ''}.` : '';
  if (ts.isConstructorDeclaration(node)) return `${owner}constructor`;
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return owner + node.name.getText();
  if (node.name) return node.name.text;
  let parent: ts.Node = node.parent;
  // memo(…), useCallback(…), as …: the name stands outside.
  while (ts.isCallExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
    parent = parent.parent;
  return ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent)
    ? parent.name.getText()
    : '';
}

const isControl = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isIterationStatement(node, false) ||
  ts.isSwitchStatement(node) ||
  ts.isTryStatement(node);

function depthOf(node: ts.Node, depth: number): number {
  if (isFunction(node)) return depth;
  const isElseIf =
    ts.isIfStatement(node) && ts.isIfStatement(node.parent) && node.parent.elseStatement === node;
  const here = isControl(node) && !isElseIf ? depth + 1 : depth;
  let deepest = here;
  ts.forEachChild(node, (child) => {
    deepest = Math.max(deepest, depthOf(child, here));
  });
  return deepest;
}

function holdsJsx(node: ts.Node): boolean {
  if (isFunction(node) && nameOf(node) !== '') return false;
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  return ts.forEachChild(node, (child) => holdsJsx(child) || undefined) ?? false;
}

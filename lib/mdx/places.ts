import type { CallExpression, Expression, Node, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from './context';
import { placeOf } from './context';
import { expressionOf, walkEstree } from './estree';
import { attributeProgram, isJsxElement } from './jsx-node';

/** Names that code with marks calls: one before an expression of the author runs, one with what it or an element gives. */
const atName = 'placeBefore$';
const fromName = 'placeOf$';

/** What code with marks tells while it runs. */
export interface PlaceMarks {
  /** To be given to the code beside its own names. */
  scope: Readonly<Record<string, unknown>>;
  /** Where elements and objects come from. */
  places: WeakMap<object, Place>;
  /** The last expression that began. */
  last: () => Place | undefined;
}

/** Marks for one run of code that was compiled with `remarkPlaces` and `recmaPlaces`. */
export function createPlaceMarks(): PlaceMarks {
  const places = new WeakMap<object, Place>();
  let last: Place | undefined;
  const keep = (line: number, column: number, value: unknown) => {
    const isKept = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (isKept && !places.has(value)) places.set(value, { line, column });
    return value;
  };
  const before = (line: number, column: number) => void (last = { line, column });
  return { scope: { [atName]: before, [fromName]: keep }, places, last: () => last };
}

const call = (name: string, { line, column }: Place, ...rest: Expression[]): CallExpression => ({
  type: 'CallExpression',
  callee: { type: 'Identifier', name },
  optional: false,
  arguments: [{ type: 'Literal', value: line }, { type: 'Literal', value: column }, ...rest],
});

/** Makes each expression of the author tell where it stands before it runs. */
export function remarkPlaces() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const place = placeOf(node.position);
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
        markProgram(node.data?.estree, place);
      if (isJsxElement(node))
        for (const attribute of node.attributes) markProgram(attributeProgram(attribute), place);
    });
  };
}

function markProgram(program: Program | null | undefined, place: Place): void {
  const [statement] = program?.body ?? [];
  const expression = expressionOf(program) as Expression | undefined;
  if (!expression || statement?.type !== 'ExpressionStatement') return;
  // `{...props}` comes as an object of one spread, whose form later steps rely on.
  const [property] = expression.type === 'ObjectExpression' ? expression.properties : [];
  const isSpread = property?.type === 'SpreadElement';
  const before = isSpread ? property.argument : expression;
  const marked = call(fromName, place, {
    type: 'SequenceExpression',
    expressions: [call(atName, place), before],
  });
  if (isSpread) property.argument = marked;
  else statement.expression = marked;
}

/** Makes each element tell where it stands. */
export function recmaPlaces() {
  return (program: Program): void => {
    const found: { node: CallExpression; place: Place }[] = [];
    walkEstree(program, (node) => {
      if (isElementCall(node) && node.loc)
        found.push({ node, place: { line: node.loc.start.line, column: node.loc.start.column + 1 } });
    });
    for (const { node, place } of found) Object.assign(node, call(fromName, place, { ...node }));
  };
}

const isElementCall = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^_jsx(?:s|DEV)?$/.test(node.callee.name);

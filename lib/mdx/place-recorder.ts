import { isValidElement } from 'react';
import type { BodyPlace } from './context';

/** A React element or the value of an expression, with its place in the body of the page. */
export interface RecordedValue {
  value: unknown;
  place: BodyPlace;
}

/**
 * Object that the compiled code of a page calls while it runs (see `places.ts`). It records the place of each
 * expression and element, inner ones first, and rejects values that React would silently drop.
 * @see acceptance BLD-09
 */
export class PlaceRecorder {
  /** Elements and expression values in order of creation (inner ones first), to find the one that fails to render. */
  readonly recorded: RecordedValue[] = [];
  /** Place of the expression that started last. */
  last: BodyPlace | undefined;

  begin(line: number, column: number): void {
    this.last = { line, column };
  }

  element(line: number, column: number, value: unknown): unknown {
    this.recorded.push({ value, place: { line, column } });
    return value;
  }

  /** Records the value of an expression. @throws Error if React cannot render the value or set it as an attribute */
  value(line: number, column: number, value: unknown, use: string, name: string): unknown {
    this.begin(line, column);
    if (use === 'content') {
      assertContent(value);
      this.recorded.push({ value, place: { line, column } });
    } else if (use !== 'component') assertAttributes(use, name === '' ? value : { [name]: value });
    return value;
  }
}

function assertContent(value: unknown): void {
  if (typeof value === 'symbol') throw new Error('A symbol cannot be displayed.');
  if (typeof value === 'function')
    throw new Error('A function cannot be displayed; call it, or write it as an element.');
  if (typeof value !== 'object' || value === null || isValidElement(value) || 'then' in value) return;
  if (!(Symbol.iterator in value)) throw new Error(`${describeObject(value)} cannot be displayed.`);
  // Checks the items of arrays only, since iterating may consume other iterables.
  if (Array.isArray(value)) for (const item of value) assertContent(item);
}

function describeObject(value: object): string {
  const keys = Object.keys(value);
  return keys.length === 0 ? 'An object' : `An object with the keys ${keys.join(', ')}`;
}

function assertAttributes(tag: string, attributes: unknown): void {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name !== 'children' && (typeof value === 'function' || typeof value === 'symbol'))
      throw new Error(`${tag} gets a ${typeof value} as "${name}", which only works in a browser.`);
  }
}

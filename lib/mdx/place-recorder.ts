import { isValidElement } from 'react';
import type { Place } from './context';

/** An element, or the value of an expression, with its place in the body. */
export interface Recorded {
  value: unknown;
  place: Place;
}

/**
 * What the code of a page calls while it runs (`places.ts`): it remembers the place of each expression and element, inner
 * ones first, and refuses values that React would drop without a word.
 *
 * @see acceptance BLD-09
 */
export class PlaceRecorder {
  /** Elements and values in the order in which they were made. */
  readonly recorded: Recorded[] = [];
  /** The expression that began last. */
  last: Place | undefined;

  begin(line: number, column: number): void {
    this.last = { line, column };
  }

  element(line: number, column: number, value: unknown): unknown {
    this.recorded.push({ value, place: { line, column } });
    return value;
  }

  /** @throws Error for what is no content, or is no value of an HTML attribute */
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
  if (typeof value === 'symbol') throw new Error('A symbol cannot be shown.');
  if (typeof value === 'function')
    throw new Error('A function cannot be shown; call it, or write it as an element.');
  if (typeof value !== 'object' || value === null || isValidElement(value) || 'then' in value) return;
  if (!(Symbol.iterator in value)) throw new Error(`${describeObject(value)} cannot be shown.`);
  // Other iterables may be used up by looking at them.
  if (Array.isArray(value)) for (const item of value) assertContent(item);
}

function describeObject(value: object): string {
  const keys = Object.keys(value);
  return keys.length === 0 ? 'An object' : `An object with the keys ${keys.join(', ')}`;
}

function assertAttributes(tag: string, attributes: unknown): void {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name !== 'children' && (typeof value === 'function' || typeof value === 'symbol'))
      throw new Error(`${tag} gets a ${typeof value} as "${name}", which only a browser could use.`);
  }
}

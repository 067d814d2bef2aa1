import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Value = string | boolean;

/** What a reader entered in a field before React started, and what the field contained at first. */
interface EarlyInput {
  field: Field;
  before: Value;
  wanted: Value;
}

const isBox = (field: Field): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]');

const readValue = (field: Field): Value => (isBox(field) ? field.checked : field.value);

/** What a field contained in the served HTML. */
function readFirstValue(field: Field): Value {
  if (!(field instanceof HTMLSelectElement)) return isBox(field) ? field.defaultChecked : field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Returns the fields of an element that the reader has changed. A choice between radio buttons is one change. */
function findEarlyInput(root: Element): EarlyInput[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')]
    .map((field) => ({ field, before: readFirstValue(field), wanted: readValue(field) }))
    .filter(({ field, before, wanted }) => before !== wanted && !(field.type === 'radio' && !wanted));
}

/** Enters a value again, unless the field is gone or has been changed since. */
function enterAgain({ field, before, wanted }: EarlyInput): void {
  if (!field.isConnected || ![before, wanted].includes(readValue(field))) return;
  const report = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field.matches('select, [type=file]')) {
    if (field instanceof HTMLSelectElement) field.value = String(wanted);
    report('change');
  } else if (isBox(field)) {
    // React only reports a value that differs from the last one that it set or saw.
    field.checked = Boolean(before);
    field.click();
  } else {
    const textField = field as HTMLInputElement | HTMLTextAreaElement;
    textField.value = String(before);
    textField.setRangeText(String(wanted), 0, textField.value.length, 'end');
    report('input');
  }
}

/**
 * Keeps what the reader typed, chose or pasted in served fields before React started, which would ignore it and set
 * controlled fields back: enters it again, one field after the other, as if the reader had done it now.
 * @param root element with the fields
 * @param isReady false as long as the component cannot process input yet
 * @see acceptance SH-11
 */
export function useEarlyInput(root: RefObject<Element | null>, isReady = true): void {
  const early = useRef<EarlyInput[]>([]);
  // Before React renders again and sets fields back.
  useLayoutEffect(() => {
    if (root.current) early.current = findEarlyInput(root.current);
  }, [root]);
  useEffect(() => {
    if (!isReady) return;
    // Outside of effects, React renders after each event, so that the handler of the next one sees its result.
    const timer = setTimeout(() => early.current.splice(0).forEach(enterAgain));
    return () => clearTimeout(timer);
  }, [isReady]);
}

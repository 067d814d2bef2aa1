const placeholder = /\{(\w+)\}/g;

/**
 * Cuts a message at its `{name}` placeholders and puts the values in their place; placeholders without a value stay.
 * @returns the pieces in order; values come back as they were given, so they may be elements
 * @see acceptance LOC-07
 */
export function interpolateParts<Value>(
  message: string,
  values: Readonly<Record<string, Value>>,
): (string | Value)[] {
  const parts: (string | Value)[] = [];
  let end = 0;
  for (const match of message.matchAll(placeholder)) {
    const name = match[1] ?? '';
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) continue;
    parts.push(message.slice(end, match.index), value);
    end = match.index + match[0].length;
  }
  return [...parts, message.slice(end)].filter((part) => part !== '');
}

/** Fills `{name}` placeholders with text; those without a value stay. @see acceptance LOC-07 */
export function interpolate(message: string, values: Readonly<Record<string, string | number>>): string {
  return interpolateParts(message, values).join('');
}

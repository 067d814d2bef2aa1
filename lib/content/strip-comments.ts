const kinds = [
  { open: '<!--', close: '-->' },
  { open: '{/*', close: '*/}' },
] as const;

/**
 * A text without its HTML and MDX comments; an unclosed one is no comment. Takes linear time, unlike a
 * regular expression on thousands of unclosed comments.
 */
export function stripComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  const next = new Map(kinds.map((kind) => [kind, text.indexOf(kind.open)]));
  for (;;) {
    const [found] = [...next].filter(([, start]) => start !== -1).toSorted(([, a], [, b]) => a - b);
    if (found === undefined) break;
    const [kind, start] = found;
    const end = text.indexOf(kind.close, start + kind.open.length);
    if (end === -1) {
      next.set(kind, -1);
      continue;
    }
    kept.push(text.slice(at, start));
    at = end + kind.close.length;
    for (const other of kinds)
      if ((next.get(other) ?? -1) !== -1)
        next.set(other, text.indexOf(other.open, Math.max(at, next.get(other) ?? 0)));
  }
  return kept.join('') + text.slice(at);
}

const closings: Readonly<Record<string, string>> = { '<!--': '-->', '{/*': '*/}' };

/**
 * A text without its HTML and MDX comments; an unclosed one is no comment. Takes linear time, unlike a
 * regular expression on thousands of unclosed comments.
 */
export function stripComments(text: string): string {
  const last = new Map(Object.values(closings).map((closing) => [closing, text.lastIndexOf(closing)]));
  const opening = /<!--|\{\/\*/g;
  let kept = '';
  let at = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const closing = closings[found[0]] ?? '';
    if ((last.get(closing) ?? -1) < opening.lastIndex) continue;
    kept += text.slice(at, found.index);
    at = text.indexOf(closing, opening.lastIndex) + closing.length;
    opening.lastIndex = at;
  }
  return kept + text.slice(at);
}

/** Returns a function that converts offsets in a text to lines and columns, both from 1. Reads the text as far as needed. */
export function createPositionLookup(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  return (offset) => {
    for (let last = starts.at(-1) ?? 0; last <= offset;) {
      last = text.indexOf('\n', last) + 1 || Infinity;
      starts.push(last);
    }
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

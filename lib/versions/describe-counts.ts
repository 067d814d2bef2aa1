/** Lists all counts except zeros, in the order of the keys: `1 changed, 2 added`. */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${number} ${kind}`)
    .join(', ');
}

/**
 * Duration in ms of the animation that opens or closes a list of the given content height in px.
 * @see acceptance SB-11
 */
export function collapseDuration(height: number): number {
  const k = height / 36;
  return Math.round(10 * (4 + 15 * k ** 0.25 + k / 5));
}

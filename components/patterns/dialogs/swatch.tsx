/** A dot in a color of the data, as SVG because inline styles are forbidden. Decorative, since a name is beside it. */
export function Swatch({ colorHex }: { colorHex: string }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
      <circle cx="6" cy="6" r="5.5" fill={colorHex} stroke="currentColor" strokeOpacity="0.5" />
    </svg>
  );
}

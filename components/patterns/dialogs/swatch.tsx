/** A decorative dot in any color, drawn as SVG because the Content Security Policy forbids inline styles. */
export function Swatch({ colorHex }: { colorHex: string }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
      <circle cx="6" cy="6" r="5.5" fill={colorHex} stroke="currentColor" strokeOpacity="0.5" />
    </svg>
  );
}

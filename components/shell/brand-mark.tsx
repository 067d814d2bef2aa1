/**
 * The site's logo: a viewport frame with a crosshair over an axial slice. Hidden from assistive technology, because the
 * surrounding element has an accessible name.
 */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="8" fill="var(--brand-ground)" />
      <ellipse cx="16" cy="16" rx="8.5" ry="9.5" stroke="var(--brand-line)" strokeWidth="1.75" />
      <path d="M16 9.5c-3 1.8-3 11.2 0 13 3-1.8 3-11.2 0-13Z" fill="var(--brand-fill)" />
      <path
        d="M16 2.5v5M16 24.5v5M2.5 16h5.5M24 16h5.5"
        stroke="var(--brand-cross)"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

import { externalLinkIconSize } from '@/lib/site/constants';

interface IconProps {
  className?: string;
  size?: number;
}

/** Decorative icon, drawn with strokes in the text color on a 24 px grid. Lines are 2 wide unless `width` is set. */
export const StrokedIcon = ({
  path,
  size = 20,
  className,
  width,
}: IconProps & { path: string; width?: string }) => (
  <svg
    viewBox="0 0 24 24"
    className={className ? `icon ${className}` : 'icon'}
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path d={path} strokeWidth={width} />
  </svg>
);

const stroke = (path: string) => (props: IconProps) => <StrokedIcon path={path} {...props} />;

export const MenuIcon = stroke('M4 6h16M4 12h16M4 18h16');
export const CloseIcon = stroke('M6 6l12 12M18 6 6 18');
export const HomeIcon = stroke('m4 11 8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z');
export const SunIcon = stroke(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
);
export const MoonIcon = stroke('M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z');
export const LanguageIcon = stroke(
  'M4 6h9M8.5 4v2M11 6c-.6 3.6-3 6.6-6 8M6 9c1 2 3 4 5.5 5M12 20l4-9 4 9M13.4 17h5.2',
);
export const SidebarToggleIcon = stroke('M4 5h16v14H4zM9.5 5v14M15.5 10l-2 2 2 2');
export const ArrowUpIcon = stroke('M12 19V5M6 11l6-6 6 6');

/** Icon that marks external links (NAV-06, CON-08). The style sheet draws it, because each page has about twenty. */
export const ExternalLinkIcon = () => (
  <svg
    width={externalLinkIconSize}
    height={externalLinkIconSize}
    className="external-icon"
    aria-hidden="true"
  />
);

export function GitHubIcon() {
  return (
    <svg viewBox="0 0 240 240" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M120 15A105 105 0 0 0 87 220c5 1 7-2 7-5v-18c-29 6-35-14-35-14-5-12-12-15-12-15-9-7 1-6 1-6 11 1 16 11 16 11 9 16 25 11 31 8 1-6 4-11 7-14-23-2-48-11-48-52 0-11 4-20 11-28-1-2-5-13 1-27 0 0 9-3 29 10a100 100 0 0 1 52 0c20-13 29-10 29-10 6 14 2 25 1 27 7 8 11 17 11 28 0 41-25 50-48 52 4 4 7 10 7 20v28c0 3 2 6 6 5A105 105 0 0 0 120 15Z" />
    </svg>
  );
}

/** The site's logo, a viewport frame with a crosshair over an axial slice; the element around it has a name. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className="brand-mark" width="28" height="28" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="8" />
      <ellipse cx="16" cy="16" rx="8.5" ry="9.5" />
      <path d="M16 9.5c-3 1.8-3 11.2 0 13 3-1.8 3-11.2 0-13Z" />
      <path d="M16 2.5v5M16 24.5v5M2.5 16h5.5M24 16h5.5" />
    </svg>
  );
}

import { externalLinkIconSize } from '@/lib/site/constants';

interface IconProps {
  className?: string;
  size?: number;
}

interface StrokedIconProps extends IconProps {
  path: string;
  width?: string;
}

/** Decorative icon, drawn with strokes in the text color on a 24 px grid. */
export const StrokedIcon = ({ path, size = 20, width = '2', ...rest }: StrokedIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...rest}
  >
    <path d={path} />
  </svg>
);

const stroke = (path: string) => (props: IconProps) => <StrokedIcon path={path} {...props} />;

export const ChevronIcon = stroke('m9 6 6 6-6 6');
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

const BoxArrowIcon = stroke('M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5');

/** Icon that marks external links (NAV-06, CON-08). */
export const ExternalLinkIcon = () => <BoxArrowIcon size={externalLinkIconSize} className="external-icon" />;

export function GitHubIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M12 1.5A10.5 10.5 0 0 0 8.68 21.96c.53.1.72-.23.72-.5v-1.8c-2.92.63-3.54-1.4-3.54-1.4-.48-1.22-1.17-1.54-1.17-1.54-.95-.65.07-.64.07-.64 1.06.07 1.61 1.08 1.61 1.08.94 1.6 2.46 1.14 3.06.87.1-.68.37-1.14.67-1.4-2.33-.27-4.78-1.17-4.78-5.19 0-1.15.41-2.08 1.08-2.82-.1-.26-.47-1.33.1-2.78 0 0 .89-.28 2.89 1.08a10 10 0 0 1 5.26 0c2-1.36 2.89-1.08 2.89-1.08.57 1.45.2 2.52.1 2.78.67.74 1.08 1.67 1.08 2.82 0 4.03-2.46 4.92-4.8 5.18.38.32.71.96.71 1.94v2.88c0 .28.19.61.72.5A10.5 10.5 0 0 0 12 1.5Z" />
    </svg>
  );
}

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

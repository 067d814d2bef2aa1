const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  heading: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  text: 'M4 6h16M4 11h16M4 16h10',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  star: 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  enter: 'M19 5v5a3 3 0 0 1-3 3H5M9 9l-4 4 4 4',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  offline:
    'M3 9a14 14 0 0 1 5-2.6M21 9a14 14 0 0 0-8-3.4M6.5 13a9 9 0 0 1 3-1.7M17.5 13a9 9 0 0 0-2-1.3M10 16.8a3.6 3.6 0 0 1 4 0M4 3l16 17',
  nothing: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20M8.2 8.2l4.6 4.6M12.8 8.2l-4.6 4.6',
} as const;

interface IconProps {
  name: keyof typeof paths;
  size?: number;
  className?: string;
}

/** A drawing of the search dialog; decorative. */
export function SearchIcon({ name, size = 20, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

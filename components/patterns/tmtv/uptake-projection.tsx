import type { MeasuredLesion } from './tmtv-state';

export interface UptakeProjectionProps {
  lesions: readonly MeasuredLesion[];
  selectedId: string | null;
}

/** A drawn projection of the body. The size of each region represents its volume of counted voxels. */
export function UptakeProjection({ lesions, selectedId }: UptakeProjectionProps) {
  const drawn = lesions.filter(
    ({ group, lesion, statistics }) => group.isVisible && lesion.isVisible && statistics.voxels > 0,
  );
  const names = drawn.map(({ lesion, statistics }) => `${lesion.title} ${statistics.volume} mL`).join(', ');
  return (
    <svg
      viewBox="0 0 100 150"
      role="img"
      aria-label={`Projection of the body. ${names ? `Drawn: ${names}.` : 'No regions drawn.'}`}
      className="block w-full bg-black"
    >
      <g fill="#2b323a">
        <ellipse cx="50" cy="15" rx="9" ry="12" />
        <path d="M42 26h16l3 8c10 2 17 5 19 12l6 40h-8l-7-34-2 42 4 50H53l-3-34-3 34H27l4-50-2-42-7 34h-8l6-40c2-7 9-10 19-12z" />
      </g>
      {drawn.map(({ lesion, statistics }) => (
        <circle
          key={lesion.id}
          cx={lesion.position.x}
          cy={lesion.position.y}
          r={1.6 + Math.cbrt(statistics.volume) * 1.4}
          fill={lesion.colorHex}
          fillOpacity="0.85"
          stroke={lesion.id === selectedId ? '#ffffff' : lesion.colorHex}
          strokeWidth={lesion.id === selectedId ? 1.2 : 0.4}
        />
      ))}
    </svg>
  );
}

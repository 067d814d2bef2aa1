import type { Measurement, Series } from './measurements-state';

export interface SliceViewProps {
  series: Series;
  imageNumber: number;
  /** Measurements on this image. */
  measurements: readonly Measurement[];
  selectedId: string | null;
}

/** A drawing of a chest with the measurements of the image, instead of a real viewport. */
export function SliceView({ series, imageNumber, measurements, selectedId }: SliceViewProps) {
  const shown = measurements.filter(({ isVisible }) => isVisible);
  const names = shown.map(({ title }) => title).join(', ');
  const label = `Series ${series.number}, image ${imageNumber} of ${series.imageCount}. ${names ? `Drawn: ${names}.` : 'No measurements drawn.'}`;
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className="block aspect-square w-full bg-black">
      <g fill="#2f3640">
        <ellipse cx="50" cy="54" rx="44" ry="34" />
        <g fill="#14181d">
          <ellipse cx="31" cy="50" rx="15" ry="22" />
          <ellipse cx="70" cy="50" rx="15" ry="22" />
        </g>
        <g fill="#59636f">
          <circle cx="51" cy="44" r="7" />
          <circle cx="50" cy="74" r="8" />
          <circle cx="40" cy="57" r="4" />
        </g>
      </g>
      {shown.map((measurement) => (
        <Drawing
          key={measurement.id}
          measurement={measurement}
          isSelected={measurement.id === selectedId}
          isTracked={series.isTracked}
        />
      ))}
    </svg>
  );
}

interface DrawingProps {
  measurement: Measurement;
  isSelected: boolean;
  isTracked: boolean;
}

/** Draws a measurement. As in the viewer, untracked measurements are dashed, and the selected one is bolder. */
function Drawing({ measurement: { toolName, points, colorHex }, isSelected, isTracked }: DrawingProps) {
  const color = isSelected ? '#5bcde6' : (colorHex ?? '#ffd166');
  return (
    <g
      fill="none"
      stroke={color}
      strokeWidth={isSelected ? 1.6 : 0.9}
      strokeDasharray={isTracked ? undefined : '2.5 1.5'}
    >
      <Shape toolName={toolName} points={points} color={color} />
    </g>
  );
}

interface ShapeProps extends Pick<Measurement, 'toolName' | 'points'> {
  color: string;
}

function Shape({ toolName, points, color }: ShapeProps) {
  const [start, end] = points;
  if (!start || !end) return null;
  const box = {
    x: Math.min(start[0], end[0]),
    y: Math.min(start[1], end[1]),
    width: Math.abs(end[0] - start[0]),
    height: Math.abs(end[1] - start[1]),
  };
  if (toolName === 'RectangleROI') return <rect {...box} />;
  if (toolName === 'EllipticalROI' || toolName === 'CircleROI') {
    return (
      <ellipse
        cx={box.x + box.width / 2}
        cy={box.y + box.height / 2}
        rx={box.width / 2}
        ry={box.height / 2}
      />
    );
  }
  return (
    <>
      <path d={toPath(toolName === 'Angle' ? points : [start, end])} />
      {toolName === 'Bidirectional' && <path d={toPath(points.slice(2))} />}
      {toolName === 'ArrowAnnotate' && (
        <circle cx={start[0]} cy={start[1]} r="1.2" fill={color} stroke="none" />
      )}
    </>
  );
}

function toPath(points: Measurement['points']): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

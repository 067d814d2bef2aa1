import { getRenderedSegments, type RenderedSegment, type SegmentationState } from './segmentation-state';

/** A drawing of an abdominal slice with the visible segments in their colors, instead of a real viewport. */
export function SegmentationPreview({ state }: { state: SegmentationState }) {
  const drawn = getRenderedSegments(state);
  const names = drawn.map(({ segment }) => segment.title).join(', ');
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={`Axial slice. ${names ? `Drawn, from bottom to top: ${names}.` : 'No segments drawn.'}`}
      className="block aspect-square w-full bg-black"
    >
      <ellipse cx="50" cy="53" rx="45" ry="34" fill="#3a424c" />
      <ellipse cx="50" cy="53" rx="41" ry="30" fill="#262c34" />
      <circle cx="50" cy="76" r="7" fill="#aab4be" />
      {drawn.map((each) => (
        <SegmentShape key={each.segment.id} drawn={each} />
      ))}
    </svg>
  );
}

function SegmentShape({ drawn: { segment, fillOpacity, outlineWidth } }: { drawn: RenderedSegment }) {
  const { shape, colorHex = '#778899' } = segment;
  const { cx, cy, rx, ry, rotate = 0 } = shape;
  return (
    <ellipse
      cx={cx}
      cy={cy}
      rx={rx}
      ry={ry}
      transform={`rotate(${rotate} ${cx} ${cy})`}
      fill={colorHex}
      fillOpacity={fillOpacity}
      stroke={colorHex}
      strokeWidth={outlineWidth}
      vectorEffect="non-scaling-stroke"
    />
  );
}

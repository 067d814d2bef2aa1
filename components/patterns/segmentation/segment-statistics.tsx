import { Swatch } from '../dialogs/swatch';
import type { Segment } from './segmentation-state';

/** Name, color and statistics of a segment. */
export function SegmentStatistics({ segment }: { segment: Segment }) {
  return (
    <div className="flex flex-col gap-2 text-base">
      <p className="text-foreground flex items-center gap-2">
        {segment.colorHex && <Swatch colorHex={segment.colorHex} />}
        <span className="min-w-0 wrap-anywhere">{segment.title}</span>
      </p>
      {segment.statistics.length === 0 ? (
        <p className="text-muted-foreground text-sm">Nothing drawn yet.</p>
      ) : (
        <dl className="flex flex-col gap-1">
          {segment.statistics.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="text-foreground m-0 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

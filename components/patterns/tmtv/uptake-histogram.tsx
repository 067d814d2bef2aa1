import { getSuvBounds, getBinsWithinThreshold, type UptakeThreshold } from './lesion-statistics';
import type { Lesion } from './tmtv-state';

/** A histogram of a region as a table: the number of voxels for each SUV, and which voxels count. */
export function UptakeHistogram({ lesion, threshold }: { lesion: Lesion; threshold: UptakeThreshold }) {
  const counted = getBinsWithinThreshold(lesion.bins, threshold);
  const most = Math.max(...lesion.bins.map(({ voxels }) => voxels));
  const { lower, upper } = getSuvBounds(lesion.bins, threshold);
  return (
    <table className="text-foreground m-0 w-full border-collapse text-sm">
      <caption className="text-muted-foreground px-2 py-1 text-start">
        {lesion.title}: counted from SUV {lower}
        {upper === Infinity ? '' : ` to ${upper}`}
      </caption>
      <thead className="text-muted-foreground">
        <tr>
          <th scope="col" className="px-2 text-end font-normal">
            SUV
          </th>
          <th scope="col" className="px-2 text-end font-normal">
            Voxels
          </th>
          <th scope="col" className="px-2 text-start font-normal">
            Counted
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {lesion.bins.map((bin) => {
          const isCounted = counted.includes(bin);
          return (
            <tr key={bin.suv}>
              <td className="px-2 text-end tabular-nums">{bin.suv.toFixed(1)}</td>
              <td className="px-2 text-end tabular-nums">{bin.voxels}</td>
              <td className="px-2">{isCounted ? 'yes' : 'no'}</td>
              <td className="w-full px-2" aria-hidden="true">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
                  <rect
                    width={(bin.voxels * 100) / most}
                    height="8"
                    className={isCounted ? 'fill-highlight' : 'fill-neutral/50'}
                  />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

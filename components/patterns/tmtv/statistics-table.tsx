import { sumLesions, type MeasuredLesion } from './tmtv-state';

/** A table of the statistics of all regions and their total, which scrolls horizontally if necessary. */
export function StatisticsTable({ lesions }: { lesions: readonly MeasuredLesion[] }) {
  const total = sumLesions(lesions);
  const numeric = 'px-2 py-1 text-end font-normal tabular-nums';
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Statistics of the regions">
      <table className="text-foreground m-0 w-full border-collapse text-base whitespace-nowrap">
        <thead>
          <tr className="text-muted-foreground text-sm">
            <th scope="col" className="px-2 py-1 text-start font-normal">
              Region
            </th>
            {['Voxels', 'Volume, mL', 'SUV max', 'SUV mean', 'TLG'].map((label) => (
              <th key={label} scope="col" className={numeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lesions.map(({ lesion, statistics: { voxels, volume, suvMax, suvMean, glycolysis } }) => (
            <tr key={lesion.id} className="border-input border-t">
              <th scope="row" className="px-2 py-1 text-start font-normal">
                {lesion.title}
              </th>
              <td className={numeric}>{voxels}</td>
              <td className={numeric}>{volume.toFixed(3)}</td>
              <td className={numeric}>{suvMax.toFixed(1)}</td>
              <td className={numeric}>{suvMean?.toFixed(2) ?? '–'}</td>
              <td className={numeric}>{glycolysis.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-input border-t-2">
            <th scope="row" className="px-2 py-1 text-start font-semibold">
              Total
            </th>
            <td className={numeric}>{total.voxels}</td>
            <td className={numeric}>{total.volume.toFixed(3)}</td>
            <td className={numeric}>–</td>
            <td className={numeric}>–</td>
            <td className={numeric}>{total.glycolysis.toFixed(2)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ScrollableTable } from '@/components/mdx/scrollable-table';

interface TableFromRowsProps {
  columns: readonly string[];
  /** Cells of each row. */
  rows: readonly (readonly ReactNode[])[];
}

/** Table with a row of column headings. */
export function TableFromRows({ columns, rows }: TableFromRowsProps) {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

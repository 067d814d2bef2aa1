import type { ReactNode } from 'react';
import { DataTable } from '@/components/mdx/data-table';

interface DataRowsProps {
  columns: readonly string[];
  /** Cells of each row. */
  rows: readonly (readonly ReactNode[])[];
}

/** Table with a row of column headings. */
export function DataRows({ columns, rows }: DataRowsProps) {
  return (
    <DataTable>
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
    </DataTable>
  );
}

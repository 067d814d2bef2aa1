import type { ReactNode } from 'react';
import { ScrollableTable } from './scrollable-table';

interface TableFromRowsProps {
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** Table with a row of column headings, from the cells of each row. */
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

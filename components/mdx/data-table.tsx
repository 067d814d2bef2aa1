import type { TableHTMLAttributes } from 'react';

/** A table in a frame that scrolls horizontally when the table is wider than the text. */
export function DataTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className="table-wrapper">
      <table {...props} />
    </div>
  );
}

import type { TableHTMLAttributes } from 'react';

/** Table in a container that scrolls horizontally if the table is wider than the text. */
export function ScrollableTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <div className="table-wrapper">
      <table {...props} />
    </div>
  );
}

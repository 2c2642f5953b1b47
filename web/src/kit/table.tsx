import type { ReactNode } from 'react';

import { ChevronDown, ChevronUp, Icon } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

export interface Column<Row> {
  id: string;
  title: string;
  cell(row: Row): ReactNode;
  /** Can be sorted by. */
  sortable?: boolean;
  /** Figures stand to the right. */
  align?: 'left' | 'right';
}

export interface Sort {
  by: string;
  down: boolean;
}

export interface TableProps<Row> {
  /** Says what the table holds; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  sort?: Sort | undefined;
  onSort?(sort: Sort): void;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Under the columns: totals. */
  footer?: ReactNode;
  /** Stands in its full height and does not scroll within the window: for few rows that are looked over at once. */
  whole?: boolean;
}

/** Rows of data: 40 px each, the head and the first column stay in sight. The order is the owner's, kept in the address. */
export function Table<Row>({ caption, columns, rows, keyOf, sort, onSort, empty, footer, whole = false }: TableProps<Row>) {
  const { words } = useSurroundings();
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className={`${whole ? '' : 'table-frame '}overflow-auto rounded-md border border-line bg-card`}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => {
              const sorted = sort?.by === column.id ? sort : undefined;
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={sorted ? (sorted.down ? 'descending' : 'ascending') : undefined}
                  className={`sticky top-0 border-b border-line bg-sunk whitespace-nowrap ${index === 0 ? 'left-0 z-20' : 'z-10'} ${column.align === 'right' ? 'text-right' : 'text-left'}`}
                >
                  {column.sortable && onSort ? (
                    <button
                      type="button"
                      onClick={() => onSort({ by: column.id, down: sorted ? !sorted.down : false })}
                      className="inline-flex min-h-11 items-center gap-1 px-3 font-bold hover:text-brand"
                    >
                      {column.title}
                      {sorted && <Icon of={sorted.down ? ChevronDown : ChevronUp} size={16} />}
                      {sorted && <span className="sr-only">{sorted.down ? words.sortedDown : words.sortedUp}</span>}
                    </button>
                  ) : (
                    <span className="inline-flex min-h-11 items-center px-3 font-bold">{column.title}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="group">
              {columns.map((column, index) => (
                <Cell key={column.id} first={index === 0} right={column.align === 'right'}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {footer !== undefined && <tfoot>{footer}</tfoot>}
      </table>
      {rows.length === 0 && <div className="p-8 text-center text-mute">{empty}</div>}
    </section>
  );
}

function Cell({ first, right, children }: { first: boolean; right: boolean; children: ReactNode }) {
  const look = `h-10 border-b border-line px-3 py-1.5 group-hover:bg-brand-soft ${right ? 'figures text-right' : 'text-left'}`;
  return first ? (
    <th scope="row" className={`sticky left-0 bg-card font-bold ${look}`}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  );
}

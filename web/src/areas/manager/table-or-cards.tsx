import { Table, type TableProps } from '#kit/table.tsx';

import { useWide } from './families/use-wide.ts';

/**
 * A table where there is room for one. On a phone each row is a card with the same columns under one another, the
 * first as its name: a table of seven columns would be read through a slit.
 */
export function TableOrCards<Row>(table: TableProps<Row>) {
  const { caption, columns, rows, keyOf, empty } = table;
  const [name, ...others] = columns;
  if (useWide()) return <Table {...table} />;
  if (rows.length === 0) return <div className="p-8 text-center text-mute">{empty}</div>;
  return (
    <ul aria-label={caption} className="grid gap-2.5 md:grid-cols-2">
      {rows.map((row) => (
        <li key={keyOf(row)} className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-card px-4 py-3">
          <div className="font-bold break-words">{name?.cell(row)}</div>
          <dl className="flex flex-col gap-2">
            {others.map(({ id, title, cell }) => {
              const value = cell(row);
              // A column that says nothing of this row is no line of its card.
              if (value === null || value === undefined || value === '') return null;
              return (
                <div key={id} className="flex flex-col">
                  <dt className="text-sm text-mute">{title}</dt>
                  <dd className="break-words figures">{value}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}

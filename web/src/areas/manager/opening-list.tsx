import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { ChevronRight, Icon } from '#kit/icon.tsx';
import { type Column, Table } from '#kit/table.tsx';

import { useWide } from './families/use-wide.ts';

interface CardsProps<Row> {
  /** Name of the list. */
  caption: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  onOpen(row: Row): void;
  /** What tells a row from others, on a phone. */
  renderCard(row: Row): ReactNode;
  /** What else the button of a card says of itself. */
  buttonOf?(row: Row): ButtonHTMLAttributes<HTMLButtonElement>;
  /** Stands before a card and does not open it: a box to choose it by. */
  renderBefore?(row: Row): ReactNode;
}

/** On a phone: a card a row, all of it opens the row. */
export function OpeningCards<Row>({ caption, rows, keyOf, onOpen, renderCard, buttonOf, renderBefore }: CardsProps<Row>) {
  return (
    <ul aria-label={caption} className="flex flex-col gap-2.5">
      {rows.map((row) => (
        <li key={keyOf(row)} className="flex items-center">
          {renderBefore?.(row)}
          <button
            type="button"
            aria-haspopup="dialog"
            {...buttonOf?.(row)}
            onClick={() => onOpen(row)}
            className="press flex min-w-0 grow items-center gap-3 rounded-md border border-line bg-card px-4 py-3 text-left shadow-press hover:border-brand"
          >
            <span className="flex min-w-0 grow flex-col gap-1">{renderCard(row)}</span>
            <Icon of={ChevronRight} className="text-mute" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface OpeningListProps<Row> extends CardsProps<Row> {
  /** The first column: its head, and the words that open the row. */
  name: { title: string; of(row: Row): string };
  columns: readonly Column<Row>[];
}

/** Rows that open: a table where there is room for it, cards where there is not. */
export function OpeningList<Row>({ name, columns, ...cards }: OpeningListProps<Row>) {
  const { caption, rows, keyOf, onOpen } = cards;
  if (!useWide()) return <OpeningCards {...cards} />;
  const opener = (row: Row) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(row)}
      className="inline-flex min-h-11 items-center rounded-sm font-bold text-brand hover:text-brand-deep"
    >
      {name.of(row)}
    </button>
  );
  return (
    <Table
      caption={caption}
      columns={[{ id: 'name', title: name.title, cell: opener }, ...columns]}
      rows={rows}
      keyOf={keyOf}
      empty={null}
    />
  );
}

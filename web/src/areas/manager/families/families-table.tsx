import { type RefObject, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { ColumnHead } from './column-head.tsx';
import { cellText, type ColumnId, type FamilyRow, parentOf, type Speech } from './columns.ts';
import { Pick } from './pick.tsx';
import type { RowOrder } from './row-order.ts';
import type { Picking } from './use-picking.ts';

interface FamiliesTableProps {
  rows: readonly FamilyRow[];
  columns: readonly ColumnId[];
  speech: Speech;
  order: RowOrder | undefined;
  onOrder(order: string): void;
  /** The family whose panel is open. */
  open: string | undefined;
  onOpen(customerId: string): void;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Families that something is done about at once; not given to whoever does nothing about several. */
  picking: Picking | undefined;
}

const pickCell = 'h-[38px] w-11 border-b border-line';
const figures: readonly ColumnId[] = ['gold', 'silver'];
const cell = 'h-[38px] max-w-40 truncate 2xl:max-w-80 border-b border-line px-3 group-hover:bg-brand-soft group-data-open:bg-brand-soft';

/** Families, 38 px each; the head and the parents stay in sight. One row at a time is reached by Tab, the others by J, K and arrows. */
export function FamiliesTable({ rows, columns, speech, order, onOrder, open, onOpen, body, picking }: FamiliesTableProps) {
  const t = useTexts('manager');
  const { picked: ofPicked } = useTexts('followUps');
  const pressedAt = useRef<string>(undefined);
  const sideOf = (id: ColumnId) => (figures.includes(id) ? 'text-right figures' : 'text-left');
  const reached = rows.find(({ customerId }) => customerId === open) ?? rows[0];
  return (
    <div className="min-h-0 grow overflow-auto rounded-md border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t.caption}</caption>
        <thead>
          <tr>
            {picking && (
              <th scope="col" className={`${pickCell} sticky top-0 z-10 bg-sunk`}>
                <Pick
                  label={ofPicked.all}
                  isOn={rows.every(({ customerId }) => picking.picked.has(customerId))}
                  onSet={(on) => picking.pick(rows, on)}
                />
              </th>
            )}
            <ColumnHead id="parent" order={order} onOrder={onOrder} className="left-0 z-20 text-left" />
            {columns.map((id) => (
              <ColumnHead key={id} id={id} order={order} onOrder={onOrder} className={`z-10 ${sideOf(id)}`} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            // The button in its first cell is the row's way for keyboards and screen readers.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <tr
              key={row.customerId}
              data-open={row.customerId === open || undefined}
              className="group cursor-pointer"
              onPointerDown={() => (pressedAt.current = getSelection()?.toString() ?? '')}
              onClick={() => {
                // Somebody who has just marked a phone number wants to copy it, not to open the family.
                const marked = getSelection()?.toString() ?? '';
                if (marked === '' || marked === pressedAt.current) onOpen(row.customerId);
              }}
            >
              {picking && (
                // A tap beside the box is meant for the box.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
                <td
                  className={`${pickCell} group-hover:bg-brand-soft group-data-open:bg-brand-soft`}
                  onClick={(event) => event.stopPropagation()}
                >
                  <Pick
                    label={ofPicked.one(parentOf(row))}
                    isOn={picking.picked.has(row.customerId)}
                    onSet={(on) => picking.pick([row], on)}
                  />
                </td>
              )}
              <th
                scope="row"
                className="sticky left-0 z-10 h-[38px] border-b border-line bg-card px-1 text-left group-hover:bg-brand-soft group-data-open:bg-brand-soft"
              >
                <button
                  type="button"
                  data-family={row.customerId}
                  aria-expanded={row.customerId === open}
                  tabIndex={row === reached ? 0 : -1}
                  className="block h-8 w-full max-w-44 truncate 2xl:max-w-60 rounded-sm px-2 text-left font-bold focus-visible:-outline-offset-1"
                >
                  {parentOf(row)}
                </button>
              </th>
              {columns.map((id) => {
                const text = cellText(row, id, speech);
                return (
                  <td key={id} title={text.length > 20 ? text : undefined} className={`${cell} ${sideOf(id)}`}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

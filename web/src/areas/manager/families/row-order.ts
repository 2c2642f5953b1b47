import { type FamilyRow, parentOf } from './columns.ts';

/** What a page can be put in order by; as it comes, it has the newest first. */
export const orderIds = ['parent', 'gold', 'silver', 'created'] as const;
type OrderId = (typeof orderIds)[number];
export interface RowOrder {
  by: OrderId;
  down: boolean;
}

const places: Record<OrderId, (row: FamilyRow) => string | number> = {
  parent: parentOf,
  gold: ({ gold }) => gold,
  silver: ({ silver }) => silver,
  created: ({ createdAt }) => createdAt,
};

/** The order in an address: `gold` goes up, `-gold` goes down; undefined when it is none. */
export function readOrder(text: string): RowOrder | undefined {
  const by = orderIds.find((id) => id === text.replace(/^-/, ''));
  return by && { by, down: text.startsWith('-') };
}

/** What pressing the head of a column makes of the order: up, down, and as it came again. */
export function pressedOrder(order: RowOrder | undefined, by: OrderId): string {
  if (order?.by !== by) return by;
  return order.down ? '' : `-${by}`;
}

/** The rows of a page in an order; those that are equal stay as they came. */
export function inOrder(rows: readonly FamilyRow[], order: RowOrder | undefined, locale: string): readonly FamilyRow[] {
  if (!order) return rows;
  const place = places[order.by];
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), locale);
  return rows.toSorted((one, other) => compare(place(one), place(other)) * (order.down ? -1 : 1));
}

import { familyColumns, type familyOrders } from '@school/contract/back-office/calls';

/** What the whole list can be put in order by; as it comes, it has the newest first. */
type OrderId = (typeof familyColumns)[number];
export interface RowOrder {
  by: OrderId;
  down: boolean;
}

/** The order in an address: `gold` goes up, `-gold` goes down; undefined when it is none. */
export function readOrder(text: string): RowOrder | undefined {
  const by = familyColumns.find((id) => id === text.replace(/^-/, ''));
  return by && { by, down: text.startsWith('-') };
}

/** What pressing the head of a column makes of the order: up, down, and as it came again. */
export function pressedOrder(order: RowOrder | undefined, by: OrderId): string {
  if (order?.by !== by) return by;
  return order.down ? '' : `-${by}`;
}

/** The order as the school is asked for it. */
export const asked = ({ by, down }: RowOrder): (typeof familyOrders)[number] => (down ? `-${by}` : by);

import type { StatementMatch, StatementRow } from '@school/contract/payments/manual-calls';

import type { Tools } from './dependencies/dependencies.ts';
import { documentKey } from './rules/by-hand.ts';
import { invoicesIn, isPayer } from './rules/matching.ts';
import { isPaid, type OrderRecord } from './rules/order.ts';
import { invoiceNumber } from './stores/invoices.store.ts';

/**
 * Which orders the payments of a statement belong to (docs/rules/payments.md#bank-statements): by the number of an invoice, else by sum and name. Nothing is
 * written down; what fits is then recorded like any payment by hand, under its document, so a statement read twice pays once.
 */
export const matchStatement =
  (tools: Tools) =>
  async (rows: readonly StatementRow[]): Promise<StatementMatch[]> => {
    const matches: StatementMatch[] = [];
    const meant = new Set<string>();
    for (const row of rows) {
      const match = await matchOf(tools, row);
      const [order] = match.orders;
      // An order is paid once: what fits it again is somebody's second payment, and nobody's guess.
      const isSecond = match.state === 'fits' && order !== undefined && meant.has(order.orderId);
      if (match.state === 'fits' && order) meant.add(order.orderId);
      matches.push(isSecond ? { ...match, state: 'hands' } : match);
    }
    return matches;
  };

async function matchOf(tools: Tools, row: StatementRow): Promise<StatementMatch> {
  const { manual, orders, families } = tools;
  const key = documentKey(row.document);
  const written = (await manual.ofDocument('transfer', key, row.day)) ?? (await manual.ofDocument('invoice', key, row.day));
  if (written) return shown(tools, 'written', null, await orders.many([written.orderId]));
  const invoiced = await ofInvoices(tools, row);
  const exact = invoiced.filter((it) => !isPaid(it) && it.amount === row.amount && it.currency === row.currency);
  if (exact.length === 1) return shown(tools, 'fits', 'invoice', exact);
  if (invoiced.length > 0) return shown(tools, 'hands', 'invoice', invoiced);
  const sameSum = await orders.payable(row, null);
  const names = await families.namesOf(sameSum.map(({ familyId }) => familyId));
  const theirs = sameSum.filter(({ familyId }) => isPayer(row, names.get(familyId) ?? ''));
  // Of one family the order that is open is meant, whatever was superseded before.
  const one = theirs.filter(({ state }) => state === 'open');
  if (one.length === 1) return shown(tools, 'fits', 'name', one);
  return shown(tools, 'hands', theirs.length > 0 ? 'name' : null, theirs);
}

async function ofInvoices({ invoices, orders }: Tools, { purpose }: StatementRow): Promise<OrderRecord[]> {
  const found = [];
  for (const number of invoicesIn(purpose)) found.push(await invoices.ofNumber(number));
  return orders.many(found.flatMap((invoice) => invoice?.orderId ?? []));
}

async function shown(
  { families, invoices }: Tools,
  state: StatementMatch['state'],
  by: StatementMatch['by'],
  found: readonly OrderRecord[],
): Promise<StatementMatch> {
  const names = await families.namesOf(found.map(({ familyId }) => familyId));
  const orders: StatementMatch['orders'] = [];
  for (const { orderId, familyId, amount, currency } of found) {
    const invoice = await invoices.ofOrder(orderId);
    const family = names.get(familyId) ?? '';
    orders.push({ orderId, familyId, family, total: { amount, currency }, invoice: invoice ? invoiceNumber(invoice) : null });
  }
  return { state, by, orders };
}

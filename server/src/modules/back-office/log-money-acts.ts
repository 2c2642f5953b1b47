import { type Calls, calls, type KnownCall } from '@school/contract/calls';
import type { Call, Given, Taken } from '@school/contract/call';

import type { Audit, Recorded } from '#modules/audit';
import type { Db } from '#platform/db';
import type { Principal } from '#platform/principal';

type Told = Omit<Recorded, 'by'>;
type Acts = { readonly [K in KnownCall]?: (asked: Taken<Calls[K]>, answer: Given<Calls[K]>) => Told };

const amountOf = ({ amount, currency }: { amount: number; currency: string }) => ({ amount, currency });

/** What managers do about money, as the log of the staff keeps it: for each call, from what was asked and answered. */
const moneyActs = {
  'POST /manager/families/:familyId/grants': ({ params: { familyId }, body: { reason, ...after } }, { state }) => ({
    act: 'money.granted',
    familyId,
    reason,
    after: { ...after, state },
  }),
  'POST /manager/families/:familyId/write-offs': ({ params: { familyId }, body: { reason, ...after } }, { state }) => ({
    act: 'money.written_off',
    familyId,
    reason,
    after: { ...after, state },
  }),
  'POST /manager/families/:familyId/paying': ({ params: { familyId }, body: { open, reason } }) => ({
    act: open ? 'money.paying_opened' : 'money.paying_closed',
    familyId,
    reason,
  }),
  'POST /manager/approvals/:approvalId/approve': (_, it) => ({
    act: 'money.approved',
    familyId: it.familyId,
    subject: { type: it.act, id: it.approvalId },
    reason: it.reason,
    after: { units: it.units, ...(it.amount && amountOf(it.amount)), askedBy: it.askedBy.name },
  }),
  'POST /manager/approvals/:approvalId/decline': ({ body: { answer } }, it) => ({
    act: 'money.declined',
    familyId: it.familyId,
    subject: { type: it.act, id: it.approvalId },
    reason: answer,
    after: { units: it.units, ...(it.amount && amountOf(it.amount)), askedBy: it.askedBy.name },
  }),
  'POST /manager/families/:familyId/refunds': ({ body: { reason } }, it) => ({ act: 'money.refund_asked', reason, ...refund(it) }),
  'POST /manager/refunds/:refundId/approve': ({ body: { reason } }, it) => ({ act: 'money.refund_approved', reason, ...refund(it) }),
  'POST /manager/refunds/:refundId/decline': ({ body: { answer } }, it) => ({
    act: 'money.refund_declined',
    reason: answer,
    ...refund(it),
  }),
  'POST /manager/refunds/:refundId/retry': ({ body: { reason } }, it) => ({ act: 'money.refund_retried', reason, ...refund(it) }),
  'POST /manager/refunds/:refundId/by-hand': ({ body: { reason } }, it) => ({ act: 'money.refund_by_hand', reason, ...refund(it) }),
  'POST /manager/reconciliation/:caseId/remedy': ({ params: { caseId }, body: { reason, ...after } }) => ({
    act: 'money.case_remedied',
    subject: { type: 'case', id: caseId },
    reason,
    after,
  }),
  'POST /manager/products': ({ body: { reason, ...after } }, { productCode }) => ({
    act: 'money.product_made',
    subject: { type: 'product', id: productCode },
    reason,
    after,
  }),
  'POST /manager/products/:productCode/sale': ({ params: { productCode }, body: { reason, ...after } }) => ({
    act: 'money.sale_changed',
    subject: { type: 'product', id: productCode },
    reason,
    after,
  }),
  'POST /manager/products/:productCode/prices': ({ params: { productCode }, body: { reason, ...after } }) => ({
    act: 'money.price_set',
    subject: { type: 'product', id: productCode },
    reason,
    after,
  }),
  'POST /manager/products/:productCode/prices/withdraw': ({ params: { productCode }, body: { reason, ...before } }) => ({
    act: 'money.price_withdrawn',
    subject: { type: 'product', id: productCode },
    reason,
    before,
  }),
  'POST /manager/promo-codes': ({ body }, { code }) => ({
    act: 'money.promo_code_made',
    subject: { type: 'promoCode', id: code },
    reason: body.note,
    after: body,
  }),
  'POST /manager/promo-codes/:code/stop': ({ body: { reason } }, { code }) => ({
    act: 'money.promo_code_stopped',
    subject: { type: 'promoCode', id: code },
    reason,
  }),
  'POST /manager/gifts/:promotion/terms': ({ params: { promotion }, body: { reason, ...after } }) => ({
    act: 'money.gift_terms_set',
    subject: { type: 'gift', id: promotion },
    reason,
    after,
  }),
  'POST /manager/gifts/:promotion/terms/withdraw': ({ params: { promotion }, body: { reason, ...before } }) => ({
    act: 'money.gift_terms_withdrawn',
    subject: { type: 'gift', id: promotion },
    reason,
    before,
  }),
} as const satisfies Acts;

const refund = (it: { refundId: string; familyId: string; orderId: string; amount: { amount: number; currency: string } }) => ({
  familyId: it.familyId,
  subject: { type: 'refund', id: it.refundId },
  after: { orderId: it.orderId, ...amountOf(it.amount) },
});

interface Asked {
  who: Principal;
  request: { idempotencyKey: string | undefined };
}

/**
 * Handlers of managers' calls about money that also write down what was done: in the transaction of the act, so that
 * both are true or neither. A remedy asks a bank between two transactions: it is written down after it, once for its key.
 */
export const logMoneyActs =
  ({ db, audit }: { db: Pick<Db, 'inTransaction'>; audit: Pick<Audit, 'record'> }) =>
  <H extends object>(handlers: H): H => {
    const wrapped = Object.entries(handlers as Record<string, (asked: unknown) => Promise<unknown>>).map(([key, handler]) => {
      const told = (moneyActs as Readonly<Record<string, unknown>>)[key] as ((asked: unknown, answer: unknown) => Told) | undefined;
      if (!told) return [key, handler] as const;
      // Its command asks somebody outside between two transactions, and keeps its key itself.
      const keepsKey = (calls as Readonly<Record<string, Call>>)[key]?.idempotent === 'own';
      const done = async (asked: unknown): Promise<unknown> => {
        const answer = await handler(asked);
        const { who, request } = asked as Asked;
        const once = keepsKey ? request.idempotencyKey : undefined;
        await audit.record({ by: who, ...told(asked, answer), ...(once && { key: `${key} ${who.accountId} ${once}` }) });
        return answer;
      };
      return [key, keepsKey ? done : (asked: unknown) => db.inTransaction(() => done(asked))] as const;
    });
    return Object.fromEntries(wrapped) as H;
  };

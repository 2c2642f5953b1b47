import type { payrollCalls } from '@school/contract/payroll/calls';

import type { Handlers } from '#platform/http';

import type { Payroll } from './payroll.ts';

/** Months of pay: managers close and pay them, a teacher reads its own. */
export const payrollHttp = (payroll: Payroll): Handlers<typeof payrollCalls> => ({
  'GET /manager/payroll': ({ query }) => payroll.months(query.month),
  'GET /manager/payroll/:teacherId': ({ who, params, query }) => payroll.month(who.accountId, params.teacherId, query.month),
  async 'POST /manager/payroll/:teacherId/close'({ who, params: { teacherId }, body }) {
    await payroll.close(who.accountId, teacherId, body);
    return payroll.month(who.accountId, teacherId, body.month);
  },
  async 'POST /manager/payroll/:teacherId/paid'({ who, params: { teacherId }, body }) {
    await payroll.markPaid(who.accountId, teacherId, body);
    return payroll.month(who.accountId, teacherId, body.month);
  },
  async 'POST /manager/payroll/:teacherId/corrections'({ who, params: { teacherId }, body }) {
    await payroll.askCorrection(who.accountId, teacherId, body);
    return payroll.month(who.accountId, teacherId, body.month);
  },
  'POST /manager/payroll/corrections/:correctionId/decide': ({ who, params, body }) =>
    payroll.decideCorrection(who.accountId, params.correctionId, body),
  async 'POST /manager/payroll-accounts'({ body }) {
    await payroll.setAccount(body);
    return { done: true };
  },
  'GET /manager/payroll-sheet': ({ who, query }) => payroll.sheet(who.locale, query.month),
  'GET /manager/payroll-bank-file': ({ who, query }) => payroll.bankFile(who.locale, query),
  'GET /manager/payroll-exchange-file': ({ who, query }) => payroll.exchangeFile(who.locale, query.month),
  'GET /manager/payroll/:teacherId/act': ({ who, params, query }) => payroll.act(params.teacherId, who.locale, query.month),
  'GET /teacher/payout': ({ who, query }) => payroll.payout(who.customerId, query.month),
  'GET /teacher/payout-sheet': ({ who, query }) => payroll.ownSheet(who.customerId, who.locale, query.month),
  'GET /teacher/payout-act': ({ who, query }) => payroll.act(who.customerId, who.locale, query.month),
});

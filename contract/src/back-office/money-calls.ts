import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { UnitKind } from '../ledger/balance-shapes.ts';
import { HistoryAsked, HistoryPage } from '../ledger/history-page.ts';
import { Id, text } from '../shapes.ts';
import { backOfficeLimits } from './limits.ts';
import { FamilyMoney } from './money-shapes.ts';

const ofFamily = z.strictObject({ familyId: Id });
const units = z.int().check(z.gte(1), z.lte(backOfficeLimits.unitsAtOnce));

/** What was done, and what the family has now; `waiting` for a second manager. */
const Act = z.strictObject({ state: z.enum(['done', 'waiting']), money: FamilyMoney });

/** The money of one family, for managers: every act with its reason, who did it kept, above a limit by two people. */
export const familyMoneyCalls = defineCalls({
  'GET /manager/families/:familyId/money': {
    who: needing(managerReads, 'people', 'money'),
    summary: 'Balance, lots, orders, acts of managers, and whether the family may pay',
    gives: FamilyMoney,
    refusals: ['families.family_not_found'],
  },
  'GET /manager/families/:familyId/history': {
    who: needing(managerReads, 'people', 'money'),
    summary: 'Changes of the family’s balance, newest first, filtered as the family filters them',
    query: HistoryAsked,
    gives: HistoryPage,
    refusals: ['families.family_not_found'],
  },
  'POST /manager/families/:familyId/grants': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Gives lessons to a family; they live a year, and the family reads the reason in its history',
      params: ofFamily,
      body: z.strictObject({ kind: UnitKind, units, reason: text(300) }),
      gives: Act,
      refusals: ['families.family_not_found'],
      idempotent: true,
      needsKey: true,
    },
    ({ params, body: { reason, ...after } }, { state }) => ({ act: 'money.granted', ...params, reason, after: { ...after, state } }),
  ),
  'POST /manager/families/:familyId/write-offs': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Takes free lessons away: for a lesson given outside the schedule, or for lessons the family has lost',
      params: ofFamily,
      body: z.strictObject({
        kind: UnitKind,
        units,
        as: z.enum(['withdrawing', 'overdue']),
        /** Out of this lot alone; null: in the order of use. */
        lotId: z.nullable(Id),
        reason: text(300),
      }),
      gives: Act,
      refusals: ['families.family_not_found', 'ledger.not_enough_free'],
      idempotent: true,
      needsKey: true,
    },
    ({ params, body: { reason, ...after } }, { state }) => ({ act: 'money.written_off', ...params, reason, after: { ...after, state } }),
  ),
  'POST /manager/families/:familyId/paying': inLog(
    {
      who: needing(manager, 'money'),
      summary: 'Opens the payment for a family that has not had its trial yet, or takes that back',
      params: ofFamily,
      body: z.strictObject({ open: z.boolean(), reason: text(300) }),
      gives: FamilyMoney,
      refusals: ['families.family_not_found'],
      idempotent: true,
    },
    ({ params, body: { open, reason } }) => ({ act: open ? 'money.paying_opened' : 'money.paying_closed', ...params, reason }),
  ),
});

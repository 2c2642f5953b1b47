import type { AnswerOf, SentTo } from '@school/contract/calls';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { correctionView } from './show-month.ts';
import { dayOf, managerOf, type Tools } from './tools.ts';

type Asked = SentTo<'POST /manager/payroll/:teacherId/corrections'>['body'];

/** A manager asks to add something to the pay of an open month, or to take it off. */
export const askCorrection =
  (tools: Tools) =>
  (accountId: string, teacherId: string, { month: wanted, ...it }: Asked): Promise<void> =>
    tools.db.inTransaction(async () => {
      await tools.staffing.employee(teacherId);
      await tools.staffing.holdPay(teacherId);
      const month = dayOf(Temporal.PlainYearMonth.from(wanted));
      const last = (await tools.store.periods([teacherId])).at(-1);
      if (last && month <= last.month) throw new Refusal('payroll.closed');
      await tools.store.ask({ correctionId: newId(), teacherId, month, ...it }, await managerOf(tools, accountId));
    });

/** Another one agrees, or does not. Under the same lock as closing: it is in the month that is closed, or in the next. */
export const decideCorrection =
  (tools: Tools) =>
  (
    accountId: string,
    correctionId: string,
    { agreed, answer }: { agreed: boolean; answer: string },
  ): Promise<AnswerOf<'POST /manager/payroll/corrections/:correctionId/decide'>> =>
    tools.db.inTransaction(async () => {
      const asked = await tools.store.correction(correctionId);
      if (!asked) throw new Refusal('payroll.correction_not_found');
      if (agreed && asked.askedBy === accountId) throw new Refusal('payroll.own_correction');
      await tools.staffing.holdPay(asked.teacherId);
      const by = await managerOf(tools, accountId);
      if (!(await tools.store.decide(correctionId, agreed ? 'agreed' : 'declined', answer, by)))
        throw new Refusal('payroll.correction_decided');
      const decided = await tools.store.correction(correctionId);
      return { teacherId: asked.teacherId, correction: correctionView(decided ?? asked, accountId) };
    });

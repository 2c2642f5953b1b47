import type { AnswerOf } from '@school/contract/calls';

import type { LedgerEntry } from '#modules/ledger';

import type { Tools } from '../dependencies/dependencies.ts';
import type { OrderBriefs } from '../stores/order-briefs.store.ts';

type HistoryTools = Pick<Tools, 'ledger' | 'calendar' | 'families'> & { orderBriefs: OrderBriefs };
type Query = Parameters<Tools['ledger']['history']>[1];

/** The history of a balance for people: each line with the lesson it went to, whose it was, and the order it came with. */
export const showHistory =
  ({ ledger, calendar, families, orderBriefs }: HistoryTools) =>
  async (familyId: string, query?: Query): Promise<AnswerOf<'GET /payment/history'>> => {
    const { entries, next } = await ledger.history(familyId, query);
    const lessonIds = entries.flatMap(({ lessonId }) => lessonId ?? []);
    const orderIds = entries.flatMap(({ orderId }) => orderId ?? []);
    const [lessons, kids, orders] = await Promise.all([
      lessonIds.length > 0 ? calendar.lessonsBriefly(familyId, lessonIds) : [],
      lessonIds.length > 0 ? families.kidsOf(familyId) : [],
      orderIds.length > 0 ? orderBriefs.of(familyId, orderIds) : [],
    ]);
    const lessonOf = ({ lessonId, kidUid }: LedgerEntry) => {
      const lesson = lessons.find((it) => it.lessonId === lessonId);
      const kid = kids.find((it) => it.kidUid === kidUid);
      if (!lesson || !kid) return null;
      const { subject, courseCode, startsAt } = lesson;
      return { kidUid: kid.kidUid, kidName: kid.name, subject, courseCode, startsAt: startsAt.toString() };
    };
    const orderOf = ({ orderId }: LedgerEntry) => {
      const order = orders.find((it) => it.orderId === orderId);
      return order
        ? { kind: order.kind, lessons: order.lessons, total: { amount: order.amount, currency: order.currency }, paidBy: order.paidBy }
        : null;
    };
    return {
      entries: entries.map((entry) => {
        const { kidUid: _, ...line } = entry;
        return { ...line, lesson: lessonOf(entry), order: orderOf(entry) };
      }),
      next,
    };
  };

import { queueLimits } from '@school/contract/back-office/queue-limits';
import type { DayFigures } from '@school/contract/back-office/queue-calls';
import type { AnswerOf } from '@school/contract/calls';

import { Refusal } from '#platform/refusal';

import type { DayTools } from './tools.ts';

/** A family that pays within so many days of its trial counts as won by it. Chosen. */
const wonWithin = { hours: queueLimits.wonWithinDays * 24 };

/** Every day from one to the other. */
function daysOf(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to)).total('days') + 1;
  if (count < 1 || count > queueLimits.reportDays) throw new Refusal('request.invalid', { where: 'query.to', problem: 'days' });
  return Array.from({ length: count }, (_, at) => first.add({ days: at }).toString());
}

/** The school in figures, day by day, and what each teacher did in those days. */
export const report =
  ({ families, payments, ratings, refunds, calendar }: DayTools) =>
  async ({ from, to }: { from: string; to: string }): Promise<AnswerOf<'GET /manager/report'>> => {
    const dates = daysOf(from, to);
    const [lessons, paidDays, refundedDays, registrations, trials, teachers] = await Promise.all([
      calendar.lessonDays(from, to),
      payments.paidOfDays(from, to),
      refunds.ofDays(from, to),
      families.registrationsOf(from, to),
      calendar.trialFamilies(from, to),
      calendar.teacherDays(from, to),
    ]);
    const paid = await payments.firstPaid(trials.map(({ familyId }) => familyId));
    const won = trials.filter(({ familyId, at }) => {
      const first = paid.get(familyId);
      return first && Temporal.Instant.compare(first, at) >= 0 && Temporal.Instant.compare(first, at.add(wonWithin)) <= 0;
    });
    const none = { trialsBooked: 0, trialsHeld: 0, lessons: 0, groupLessons: 0, skips: 0, cancelled: 0 };
    const days: DayFigures[] = dates.map((date) => ({
      ...none,
      ...lessons.find((day) => day.date === date),
      date,
      registrations: registrations.get(date) ?? 0,
      trialsPaid: won.filter((it) => it.date === date).length,
      revenue: paidDays.flatMap((it) => (it.date === date && it.paid > 0 ? [{ amount: it.paid, currency: it.currency }] : [])),
      refunds: refundedDays.flatMap((it) => (it.date === date && it.refunded > 0 ? [{ amount: it.refunded, currency: it.currency }] : [])),
    }));
    return {
      days,
      teachers: await Promise.all(
        teachers.map(async (teacher) => ({ ...teacher, rating: (await ratings.ofTeacher(teacher.teacherId, 1)).average })),
      ),
    };
  };

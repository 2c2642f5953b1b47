import type { Stage } from './stage.ts';

/** What every teacher of the demo school is paid for a lesson, in kopecks of BYN. */
const terms = {
  currency: 'BYN',
  trial: 1500,
  short: 1500,
  long: 2500,
  group: 3000,
  perHead: 300,
  missedPercent: 50,
  latePercent: 20,
} as const;

/** A manager writes down the pay of each teacher, from its first day on. */
export async function agreePay(
  { school, times }: Pick<Stage, 'school' | 'times'>,
  teacherIds: readonly string[],
  by: { accountId: string; name: string },
): Promise<void> {
  const from = times.day(-30, 9).toZonedDateTimeISO('Europe/Moscow').toPlainDate().toString();
  for (const teacherId of teacherIds) await school.staffing.setPayRate(teacherId, { ...terms, from }, by, 'По договору');
}

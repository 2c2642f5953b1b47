import type { MovableClock } from '#platform/clock';
import { newId } from '#platform/ids';

import type { School } from '../school.ts';
import type { DemoTimes } from './demo-times.ts';

type Form = Parameters<School['families']['register']>[0];
type TeacherFields = Parameters<School['calendar']['createTeacher']>[0];

/** Where the story of the demo school is told: the school's own doors, and a clock that goes through the weeks. */
export interface Stage {
  school: School;
  times: DemoTimes;
  /** Does something at a moment of the past: the clock stands there meanwhile, and everybody who listens has heard. */
  at<T>(moment: Temporal.Instant, action: () => Promise<T>): Promise<T>;
}

/** Sets up the stage. Moments must be told in order: nobody lives backwards. */
export function createStage(school: School, clock: MovableClock, times: DemoTimes): Stage {
  return {
    school,
    times,
    async at(moment, action) {
      clock.set(moment);
      const result = await action();
      await school.outbox.drain();
      return result;
    },
  };
}

export interface Family {
  familyId: string;
  accountId: string;
  kidUid: string;
}

/** A family registers, with what most families write. */
export const register = (
  { school }: Stage,
  form: Pick<Form, 'firstName' | 'lastName' | 'password' | 'kid' | 'subject'> & Partial<Form>,
): Promise<Family> =>
  school.families.register({ locale: 'ru-RU', timezone: 'Europe/Minsk', termsAccepted: true, ...form }, { areConfirmed: true });

const parentOf = ({ accountId }: Family) => ({ accountId, role: 'parent' as const });

/** Books a trial of a kid; answers with the lesson's id. */
export async function bookTrial(
  { school }: Stage,
  family: Family,
  request: { subject: Form['subject']; startsAt: Temporal.Instant; kidUid?: string },
): Promise<string> {
  const { familyId, kidUid } = family;
  const event = await school.scheduling.bookIntro(parentOf(family), { familyId, kidUid, overAgeConfirmed: false, ...request });
  return event.eventId;
}

/** The teacher marks a lesson conducted. */
export const conduct = ({ school }: Stage, teacherId: string, lessonId: string) =>
  school.staffing.conductLesson({ accountId: null, role: 'teacher' }, teacherId, lessonId);

/** Pays for a package at the sandbox bank's own page; the school learns of it by asking, since nobody can call it yet. */
export async function pay(
  { school, at }: Stage,
  family: Family,
  productCode: string,
  moment: Temporal.Instant,
  more: { saveCard?: boolean } = {},
): Promise<void> {
  const order = await at(moment, () =>
    school.payments.placeOrder(
      { accountId: family.accountId, customerId: family.familyId, locale: 'ru-RU' },
      { productCode, termsAccepted: true, ...more },
    ),
  );
  await at(moment.add({ minutes: 1 }), () =>
    school.http.inject({
      method: 'POST',
      url: order.checkoutUrl ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=succeed',
    }),
  );
  await at(moment.add({ minutes: 2 }), school.payments.pollAttempts);
}

/** Sets the weekly schedule of the kid's learning process. */
export async function setSchedule(
  { school }: Stage,
  family: Family,
  teacherId: string,
  days: Array<{ weekday: number; startMinute: number }>,
): Promise<void> {
  const processes = await school.calendar.processesOf(family.familyId);
  const learning = processes.find(({ type, kids }) => type === 'learning' && kids.includes(family.kidUid));
  if (!learning) throw new Error('The demo kid has nothing to learn');
  const request = { familyId: family.familyId, processId: learning.processId, teacherId, days };
  await school.scheduling.setRegularSchedule(parentOf(family), request);
}

/** Lessons of a family that have ended by now, the earliest first, with their ends. */
export async function endedLessons(
  { school, times }: Stage,
  { familyId }: Family,
): Promise<Array<{ lessonId: string; endsAt: Temporal.Instant }>> {
  const windows = await Promise.all(
    [-28, 0].map((days) => school.calendar.listEvents({ familyId, day: times.day(days, 12).toString().slice(0, 10) })),
  );
  const lessons = new Map(windows.flatMap(({ events }) => events).map((event) => [event.eventId, event]));
  return [...lessons.values()]
    .filter(({ status }) => status === 'scheduled')
    .map(({ eventId, timestamp, minutes }) => ({ lessonId: eventId, endsAt: Temporal.Instant.from(timestamp).add({ minutes }) }))
    .filter(({ endsAt }) => Temporal.Instant.compare(endsAt, times.now) < 0)
    .sort((a, b) => Temporal.Instant.compare(a.endsAt, b.endsAt));
}

/** A teacher starts at the school, with an account to sign in with or without one; answers with the id. */
export async function hire(
  { school }: Stage,
  teacher: Omit<TeacherFields, 'teacherId'>,
  account?: { email: string; phone?: string; password: string },
): Promise<string> {
  const teacherId = newId();
  if (account) await school.identity.createAccount({ role: 'teacher', customerId: teacherId, locale: 'ru-RU', ...account });
  return school.calendar.createTeacher({ teacherId, ...teacher });
}

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import type { TestSchool } from '../../testing.ts';
import { aCredit } from '../ledger/testing.ts';
import { haveFamily, haveLearning, haveTeacher } from '../scheduling/testing.ts';

/** A moment of the wall clock in Moscow. */
export const at = (iso: string): Temporal.Instant => Temporal.Instant.from(`${iso}+03:00`);

/** A manager, who signs in nowhere. */
export const manager = () => signedIn('manager');

/** Puts a manager with an e-mail into the books. */
export async function haveManager(school: TestSchool, email: string): Promise<void> {
  await school.db.run(sql`
    insert into identity_accounts (account_id, customer_id, role, email, password_hash, locale, rights, created_at)
    values (${newId()}, ${newId()}, 'manager', ${email}, 'none', 'ru-RU', '{people}', ${school.clock.now()})`);
}

/**
 * Families in the middle of their maths courses, all with one teacher, on Monday 23 November 2026 at 20:00 in Moscow;
 * each has units on its balance and no lesson ahead.
 */
export async function havePupils(school: TestSchool, names: readonly string[], { units = 8 }: { units?: number } = {}) {
  const olga = await haveTeacher(school, { name: 'Ольга' });
  const pupils = [];
  for (const [index, name] of names.entries()) {
    const family = await haveFamily(school, { name });
    const startsAt = `2026-11-23T${11 + index}:00+03:00`;
    const { processId } = await haveLearning(school, { family, teacher: olga.teacher, startsAt });
    if (units > 0) await school.ledger.credit(aCredit({ familyId: family.familyId, units }));
    const calls = school.as(family.parent);
    pupils.push({
      ...family,
      processId,
      calls,
      /** Appoints a single lesson at a time of Moscow; answers with its id. */
      async appoint(iso: string, teacherId = olga.teacherId): Promise<string> {
        const { status, body } = await calls.post('/single-lesson', { processId, teacherId, timestamp: at(iso).toString() });
        if (status !== 200) throw new Error(JSON.stringify(body));
        return body.eventId as string;
      },
      event: async (eventId: string) => (await calls.get(`/events/${eventId}`)).body,
      free: () => school.ledger.free(family.familyId, 'gold'),
    });
  }
  school.clock.set(at('2026-11-23T20:00'));
  await school.settle();
  return { olga, pupils };
}

/** What was written to somebody, the earliest first. Drain the outbox before. */
export async function lettersTo(school: TestSchool, to: string): Promise<Array<{ subject: string | null; text: string }>> {
  const all = await school.messages.latest({ to, limit: 50 });
  return all.toReversed().map(({ subject, text }) => ({ subject, text }));
}

/** The e-mail of a test family. */
export const mailOf = ({ familyId }: { familyId: string }): string => `${familyId}@example.org`;

/** What a family's history says of its individual lessons, newest first. */
export const entriesOf = async (school: TestSchool, { familyId }: { familyId: string }): Promise<string[]> =>
  (await school.ledger.history(familyId)).entries.map(({ type, delta }) => `${type} ${delta}`);

/** What a teacher is paid, as a manager agrees it. */
export const someRates = {
  currency: 'BYN',
  trial: 1000,
  short: 1200,
  long: 2000,
  group: 3000,
  perHead: 0,
  missedPercent: 50,
  latePercent: 0,
  reason: 'Договор',
};

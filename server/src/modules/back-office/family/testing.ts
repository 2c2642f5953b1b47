import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { haveAccount } from '../../identity/testing.ts';

export const reason = 'Мама попросила по телефону';

/** A school with one family (Анна Иванова with Маша) and a manager at its card. */
export async function openCard(env: Record<string, string> = {}) {
  const school = await openSchool({ env });
  const anna = await haveFamily(school, { email: 'anna@example.com', phone: '+375291234567' });
  const { accountId, customerId } = await haveAccount(school, { role: 'manager', email: 'olga@chip.test' });
  const manager = signedIn('manager', { accountId, customerId });
  const at = `/manager/families/${anna.familyId}`;
  const office = school.as(manager);
  const log = async () =>
    (await office.get(`${at}/log`)).body.entries.map(
      (entry: { act: string; reason: string; before: unknown; after: unknown; by: { name: string } }) => [
        entry.act,
        entry.by.name,
        entry.reason,
        entry.before,
        entry.after,
      ],
    );
  const found = async (typed: string) => (await office.get(`/manager/found?search=${encodeURIComponent(typed)}`)).body.families.length;
  return { school, anna, manager, office, at, log, found };
}

export const later = (school: TestSchool, span: Temporal.DurationLike) => school.clock.set(school.clock.now().add(span));

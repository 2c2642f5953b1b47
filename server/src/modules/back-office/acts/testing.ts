import type { LessonAct } from '@school/contract/back-office/lesson-acts';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { at, havePupils } from '../../staffing/testing.ts';

/** Anna learns maths with Olga and has eight lessons; it is Monday, 20:00 in Moscow. */
export async function openOffice({ units = 8 } = {}) {
  const school = await openSchool();
  const { olga, pupils } = await havePupils(school, ['Миша'], { units });
  const [anna] = pupils;
  if (!anna) throw new Error('No pupil');
  const manager = await haveVera(school);
  const office = school.as(manager);
  const of = (familyId: string) => ({
    see: async () => (await office.get(`/manager/families/${familyId}/lessons`)).body,
    preview: (act: LessonAct) => office.post(`/manager/families/${familyId}/acts/preview`, { act }),
    act: (act: LessonAct, its: { despite?: boolean; reason?: string } = {}) =>
      office.post(`/manager/families/${familyId}/acts`, { act, reason: 'Попросили по телефону', ...its }),
    log: async () => (await office.get(`/manager/audit?familyId=${familyId}`)).body.entries,
  });
  return { school, olga, anna, office, of, ...of(anna.familyId) };
}

export const oclock = (iso: string) => at(iso).toString();

/** The trial of a family that lies ahead. */
export async function openTrial(school: TestSchool, familyId: string): Promise<{ eventId: string }> {
  const row = await school.db.one(sql<{ eventId: string }>`
    select lesson_id as "eventId" from scheduling_lessons join scheduling_participants using (lesson_id)
    where family_id = ${familyId} and kind = 'trial' and status = 'scheduled'`);
  if (!row) throw new Error('No trial lies ahead');
  return row;
}

/** A manager with an account, whose name the log keeps. */
async function haveVera(school: TestSchool): Promise<Principal> {
  const [customerId, rights] = [newId(), ['people', 'audit'] as const];
  const accountId = await school.identity.createAccount({
    role: 'manager',
    customerId,
    name: 'Вера',
    email: 'vera@chip.test',
    locale: 'ru-RU',
    rights,
  });
  return signedIn('manager', { accountId, customerId, rights });
}

import { givenRights, staffRights } from '@school/contract/roles';
import type { MovableClock } from '#platform/clock';
import { newId } from '#platform/ids';

import { localPeople } from '../sandbox/sign-in/people.ts';
import type { School } from '../school.ts';
import { demoAccounts } from './accounts.ts';
import { annaToday, livesAnna } from './anna.ts';
import { keepAnswersReady } from './canned-answers.ts';
import { joinClubs, livesSvetlana, openClubs } from './clubs.ts';
import { sayContact } from './contact.ts';
import { demoTimes, everyDay, everyEvening } from './demo-times.ts';
import { showFaces } from './faces.ts';
import { livesIgor, livesPavel, livesVera, registerNewcomers } from './neighbours.ts';
import { createStage } from './stage.ts';
import { makePromoCode } from './promo-code.ts';
import { agreePay } from './pay.ts';
import { hireTeachers } from './teachers.ts';

/**
 * Fills an empty school with people and four weeks of their life, by the same doors everybody uses, while the clock
 * goes through those weeks. All or nothing; a school that has its demo people already is left alone. Answers whether
 * it was filled. Before the door opens: afterwards the clock is where it was.
 */
export async function fillWithDemo(school: School, clock: MovableClock): Promise<boolean> {
  if ((await school.identity.search(demoAccounts.parent.email)).length > 0) return false;
  const times = demoTimes(clock.now());
  const began = performance.now();
  try {
    await school.db.inTransaction(() => tell(school, clock, times));
    return true;
  } finally {
    clock.set(times.now.add({ milliseconds: Math.round(performance.now() - began) }));
  }
}

async function tell(school: School, clock: MovableClock, times: ReturnType<typeof demoTimes>): Promise<void> {
  const stage = createStage(school, clock, times);
  const { at } = stage;
  const { identity, calendar, scheduling, staffing } = school;
  const teachers = await at(times.day(-30, 9), async () => {
    const hired = await hireTeachers(stage);
    for (const manager of [demoAccounts.manager, demoAccounts.secondManager]) {
      const rights = manager === demoAccounts.manager ? staffRights : givenRights;
      const accountId = await identity.createAccount({ role: 'manager', rights, customerId: newId(), locale: 'ru-RU', ...manager });
      if (manager !== demoAccounts.manager) continue;
      await makePromoCode(stage, accountId);
      await keepAnswersReady(stage, accountId);
      await sayContact(stage, { accountId, name: manager.name });
      await agreePay(stage, Object.values(hired), { accountId, name: manager.name });
      await showFaces(stage, hired, { accountId, name: manager.name });
    }
    return hired;
  });
  const anna = await livesAnna(stage, teachers);
  // She can come in by the provider that is there for trying out.
  const [there] = localPeople;
  await identity.social.link(anna.accountId, 'local', { subject: there.id, shown: there.email });
  const igor = await livesIgor(stage, teachers);
  const svetlana = await livesSvetlana(stage, teachers);
  await livesPavel(stage, teachers);
  const trial = await livesVera(stage);
  await joinClubs(stage, await openClubs(stage, teachers), { svetlana, igor });
  // From here on Olga is not alone with maths; by day the trials are still hers, so that teacher@ has something to hold.
  await calendar.setAvailability(teachers.dmitry, everyEvening());
  // Vera has just begun: the lessons of the past weeks were not hers.
  await calendar.setAvailability(teachers.vera, everyDay());
  await annaToday(stage, anna);
  await registerNewcomers(stage);
  // Olga is in the lesson of Vera's son: teacher@ can close it and recommend a course.
  await at(times.begun, () => staffing.enterLesson(teachers.olga, trial));
  await at(times.now, async () => {
    await identity.createAccount({ role: 'manager', rights: ['support'], customerId: newId(), locale: 'ru-RU', ...demoAccounts.support });
    await scheduling.extendHorizon();
  });
}

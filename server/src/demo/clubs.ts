import type { ClubCode } from '@school/contract/catalogue/limits';

import { demoFamilies } from './accounts.ts';
import { bornBefore } from './demo-times.ts';
import { bookTrial, conduct, type Family, pay, register, type Stage } from './stage.ts';
import type { DemoTeachers } from './teachers.ts';

/** Groups of the demo school by what they are called. */
export interface DemoClubs {
  /** Readers of 6 to 8: some are in it, and Misha may join. */
  tales: string;
  /** Talkers of 7 to 10: full, with somebody in line. */
  talk: string;
  stories: string;
  team: string;
}

/** Course, level, name in both languages, ages, places. */
type ClubRow = readonly [course: ClubCode, level: string, ru: string, en: string, from: number, to: number, places: number];

/**
 * Clubs open yesterday, each with a weekly time in its teacher's calendar. Those for Misha's age meet on days on which
 * he never has a lesson, whatever the hour of the demo's beginning.
 */
export async function openClubs({ school, times, at }: Stage, { irina, kate, pavel }: DemoTeachers): Promise<DemoClubs> {
  const evening = (days: number, hour: number) => ({
    weekday: times.day(days, hour).toZonedDateTimeISO('Europe/Moscow').dayOfWeek,
    startMinute: hour * 60,
    minutes: 50,
  });
  const create = (when: ReturnType<typeof evening>, teacherId: string, [courseCode, level, ru, en, from, to, capacity]: ClubRow) =>
    school.groups.createGroup({ ...when, courseCode, title: { ru, en }, level, teacherId, ages: { from, to }, capacity });
  return at(times.day(-1, 10), async () => ({
    tales: await create(evening(2, 18), irina, ['readingClub', '1', 'Сказки мира', 'Tales of the world', 6, 8, 6]),
    talk: await create(evening(5, 18), kate, ['speakingClub', '2', 'Говорим смело', 'Speak boldly', 7, 10, 3]),
    stories: await create(evening(5, 16), pavel, ['writingClub', '1', 'Мастерская рассказа', 'Story workshop', 9, 13, 6]),
    team: await create(evening(4, 17), irina, ['softSkillsClub', '2', 'Команда', 'The team', 9, 13, 8]),
  }));
}

/** Svetlana has two kids whom individual lessons bored: a trial, and then a big package for the clubs. */
export async function livesSvetlana(stage: Stage, { irina }: DemoTeachers): Promise<Family & { gleb: string }> {
  const { school, times, at } = stage;
  const { day, now } = times;
  const svetlana = await at(day(-13, 18), () =>
    register(stage, {
      ...demoFamilies.svetlana,
      firstName: 'Светлана',
      lastName: 'Мороз',
      phone: '+375447654321',
      kid: { name: 'Тася', surname: 'Мороз', dob: bornBefore(now, 7, 8), languages: ['ru'] },
      subject: 'speaking',
      club: 'speakingClub',
    }),
  );
  const gleb = await at(day(-13, 18, 5), () =>
    school.families.createKid(svetlana.familyId, { name: 'Глеб', surname: 'Мороз', dob: bornBefore(now, 9, 3), languages: ['ru'] }),
  );
  const trial = await at(day(-13, 18, 10), () => bookTrial(stage, svetlana, { subject: 'speaking', startsAt: day(-11, 12) }));
  await at(day(-11, 12, 50), () => conduct(stage, irina, trial));
  await at(day(-11, 13), () =>
    school.staffing.reportTrial(irina, trial, {
      outcome: 'notYet',
      text: 'Тася рассказывает охотно, но один на один быстро устаёт. Ей и брату подойдёт клуб: там слушают и отвечают друг другу.',
    }),
  );
  await pay(stage, svetlana, 'group-32', day(-10, 20));
  return { ...svetlana, gleb };
}

/** Kids come into the clubs: one group is full, and Oleg's son waits for a place in it. */
export async function joinClubs(
  stage: Stage,
  clubs: DemoClubs,
  { svetlana, igor }: { svetlana: Family & { gleb: string }; igor: Family },
): Promise<void> {
  const { school, times, at } = stage;
  const { day, now } = times;
  await pay(stage, igor, 'group-16', day(-1, 11));
  const join = ({ familyId, accountId, kidUid }: Family, groupId: string) =>
    school.groups.join({ accountId, role: 'parent' }, { familyId, kidUid, groupId });
  await at(day(-1, 12), async () => {
    await join(svetlana, clubs.talk);
    await join({ ...svetlana, kidUid: svetlana.gleb }, clubs.talk);
    await join(igor, clubs.talk);
    await join(svetlana, clubs.tales);
    await join({ ...svetlana, kidUid: svetlana.gleb }, clubs.stories);
    await join(igor, clubs.stories);
  });
  const oleg = await at(day(-1, 19), () =>
    register(stage, {
      firstName: 'Олег',
      lastName: 'Рябцев',
      email: 'oleg@families.chip.school',
      password: crypto.randomUUID(),
      kid: { name: 'Марк', surname: 'Рябцев', dob: bornBefore(now, 8, 2), languages: ['ru'] },
      subject: 'speaking',
    }),
  );
  await at(day(-1, 19, 20), () =>
    school.groups.wait({
      familyId: oleg.familyId,
      kidUid: oleg.kidUid,
      courseCode: 'speakingClub',
      groupId: clubs.talk,
      weekday: null,
      dayPart: null,
      wishes: 'Марк дружит с Тасей, хорошо бы им вместе.',
    }),
  );
}

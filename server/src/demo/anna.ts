import { demoAccounts } from './accounts.ts';
import { bornBefore, weeklyTime } from './demo-times.ts';
import { doHomework } from './homework.ts';
import { bookTrial, conduct, endedLessons, type Family, pay, register, setSchedule, type Stage } from './stage.ts';
import type { DemoTeachers } from './teachers.ts';

/** How many tasks Misha did after each of his first lessons, as they stand in the year; the later homework still waits for him. */
const homework = [
  { lessonCode: 'm2-01', tasks: Infinity },
  { lessonCode: 'm2-13', tasks: Infinity },
  { lessonCode: 'm2-14', tasks: 4 },
];

const principalOf = ({ accountId, familyId }: Family) =>
  ({ accountId, sessionId: accountId, customerId: familyId, locale: 'ru-RU' }) as const;

/**
 * Anna's four weeks: Misha, 7, had his trial, was recommended m2, has a paid package and lessons twice a week; Sonya, 5,
 * has a trial tomorrow.
 */
export async function livesAnna(stage: Stage, { olga }: DemoTeachers): Promise<Family & { sonya: string }> {
  const { school, times, at } = stage;
  const { day, now } = times;
  const anna = await at(day(-29, 19), () =>
    register(stage, {
      ...demoAccounts.parent,
      firstName: 'Анна',
      lastName: 'Иванова',
      phone: '+375291112233',
      kid: { name: 'Миша', surname: 'Иванов', dob: bornBefore(now, 7, 4), languages: ['ru', 'be'] },
      subject: 'math',
    }),
  );
  const sonya = await at(day(-29, 19, 5), () =>
    school.families.createKid(anna.familyId, { name: 'Соня', surname: 'Иванова', dob: bornBefore(now, 5, 6), languages: ['ru'] }),
  );
  const trial = await at(day(-29, 19, 10), () => bookTrial(stage, anna, { subject: 'math', startsAt: day(-27, 17) }));
  await at(day(-27, 17, 50), () => conduct(stage, olga, trial));
  await at(day(-27, 18), () =>
    school.staffing.reportTrial(olga, trial, {
      outcome: 'recommended',
      courseCode: 'math',
      level: 'm2',
      text: 'Миша уверенно считает до двадцати и любит загадки. Начнём со сложения через десяток: тут ему ещё нужна опора на картинки. Внимания хватает на весь урок.',
    }),
  );
  await pay(stage, anna, 'individual-16', day(-26, 12));
  await at(day(-26, 12, 30), () => setSchedule(stage, anna, olga, [weeklyTime(times.next), weeklyTime(times.next, 3)]));
  const misha = { ...principalOf(anna), role: 'kid', kidUid: anna.kidUid } as const;
  for (const [index, { lessonId, endsAt }] of (await endedLessons(stage, anna)).entries()) {
    await at(endsAt, () => conduct(stage, olga, lessonId));
    const done = homework[index];
    if (done) await at(endsAt.add({ hours: 3 }), () => doHomework(stage, misha, 'math', done.lessonCode, done.tasks));
  }
  return { ...anna, sonya };
}

/** What Anna did today: lessons for a club, a trial for Sonya, and a word to the school. */
export async function annaToday(stage: Stage, anna: Family & { sonya: string }): Promise<void> {
  const { school, times, at } = stage;
  await pay(stage, anna, 'group-16', times.now.subtract({ minutes: 55 }));
  await at(times.now.subtract({ minutes: 50 }), async () => {
    await bookTrial(stage, anna, { subject: 'complex', startsAt: times.day(1, 11), kidUid: anna.sonya });
    const who = {
      role: 'parent',
      accountId: anna.accountId,
      sessionId: anna.accountId,
      customerId: anna.familyId,
      locale: 'ru-RU',
    } as const;
    const chats = await school.chat.list(who);
    const withSchool = chats.find(({ kind }) => kind === 'school');
    if (withSchool)
      await school.chat.send(who, withSchool.chatId, {
        text: 'Здравствуйте! Подскажите, нужно ли что-то подготовить к пробному уроку Сони?',
      });
  });
}

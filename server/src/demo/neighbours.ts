import { demoAccounts, demoFamilies } from './accounts.ts';
import { bornBefore, weeklyTime } from './demo-times.ts';
import { bookTrial, conduct, endedLessons, type Family, pay, register, setSchedule, type Stage } from './stage.ts';
import type { DemoTeachers } from './teachers.ts';

const nobodys = () => ({ password: crypto.randomUUID() });

/** Igor's daughter talks better every week: paid, twice a week is too much, once is right. */
export async function livesIgor(stage: Stage, { kate }: DemoTeachers): Promise<Family> {
  const { school, times, at } = stage;
  const { day, now } = times;
  const igor = await at(day(-22, 9), () =>
    register(stage, {
      ...demoFamilies.igor,
      firstName: 'Игорь',
      lastName: 'Сидоренко',
      phone: '+375339876543',
      kid: { name: 'Ева', surname: 'Сидоренко', dob: bornBefore(now, 9, 2), languages: ['ru', 'en'] },
      subject: 'english',
    }),
  );
  const trial = await at(day(-22, 9, 10), () => bookTrial(stage, igor, { subject: 'english', startsAt: day(-20, 15) }));
  await at(day(-20, 15, 50), () => conduct(stage, kate, trial));
  await at(day(-20, 16), () =>
    school.staffing.reportTrial(kate, trial, {
      outcome: 'recommended',
      courseCode: 'reading',
      level: 'r1',
      text: 'Ева смелая и говорит охотно. Чтение вслух поможет звукам стать на место.',
    }),
  );
  await pay(stage, igor, 'individual-8', day(-19, 20));
  await at(day(-19, 20, 30), () => setSchedule(stage, igor, kate, [weeklyTime(day(-15, 16))]));
  for (const { lessonId, endsAt } of await endedLessons(stage, igor)) await at(endsAt, () => conduct(stage, kate, lessonId));
  return igor;
}

/** Pavel's son had his trial yesterday: the recommendation and the gift wait for an answer. */
export async function livesPavel(stage: Stage, { olga }: DemoTeachers): Promise<void> {
  const { school, times, at } = stage;
  const { day, now } = times;
  const pavel = await at(day(-4, 20), () =>
    register(stage, {
      ...nobodys(),
      firstName: 'Павел',
      lastName: 'Новик',
      email: 'pavel@families.chip.school',
      kid: { name: 'Артём', surname: 'Новик', dob: bornBefore(now, 5, 1), languages: ['ru'] },
      subject: 'complex',
      club: 'readingClub',
    }),
  );
  const trial = await at(day(-4, 20, 10), () => bookTrial(stage, pavel, { subject: 'complex', startsAt: day(-1, 10) }));
  await at(day(-1, 10, 25), () => conduct(stage, olga, trial));
  await at(day(-1, 10, 40), () =>
    school.staffing.reportTrial(olga, trial, {
      outcome: 'recommended',
      courseCode: 'reading',
      level: 'r1',
      text: 'Артём знает все буквы и складывает их в слоги. Самое время начать читать короткие слова.',
    }),
  );
}

/** Vera's son has a trial that begins just before now; answers with its id. */
export async function livesVera(stage: Stage): Promise<string> {
  const { times, at } = stage;
  const vera = await at(times.begun.subtract({ hours: 30 }), () =>
    register(stage, {
      ...nobodys(),
      firstName: 'Вера',
      lastName: 'Ковальчук',
      email: 'vera@families.chip.school',
      phone: '+79161234567',
      timezone: 'Europe/Moscow',
      kid: { name: 'Тимур', surname: 'Ковальчук', dob: bornBefore(times.now, 8, 7), languages: ['ru'] },
      subject: 'math',
    }),
  );
  return at(times.begun.subtract({ hours: 29 }), () => bookTrial(stage, vera, { subject: 'math', startsAt: times.begun }));
}

/** Two families that have only registered: one by phone, and the one of new@chip.school. */
export async function registerNewcomers(stage: Stage): Promise<void> {
  const { times, at } = stage;
  await at(times.now.subtract({ minutes: 48 }), () =>
    register(stage, {
      ...nobodys(),
      firstName: 'Мария',
      lastName: 'Гончар',
      phone: '+77011234567',
      timezone: 'Asia/Almaty',
      kid: { name: 'Алия', surname: 'Гончар', dob: bornBefore(times.now, 11, 3), languages: ['ru', 'kk'] },
      subject: 'speaking',
    }),
  );
  await at(times.now.subtract({ minutes: 45 }), () =>
    register(stage, {
      ...demoAccounts.newParent,
      firstName: 'Нина',
      lastName: 'Лапицкая',
      kid: { name: 'Лёва', surname: 'Лапицкий', dob: bornBefore(times.now, 7, 1), languages: ['ru'] },
      subject: 'math',
    }),
  );
}

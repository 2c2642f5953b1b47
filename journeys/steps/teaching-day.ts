import type { RunningSchool } from '../running-school.ts';
import { callsOf } from './calls.ts';
import { demo } from './demo.ts';

/** A lesson of the day, as its teacher's calls answer for it. */
export interface DayLesson {
  eventId: string;
  timestamp: string;
  minutes: number;
  kind: string;
  status: string;
  pupils: Array<{ name: string }>;
}

interface FoundFamily {
  customerId: string;
  kids: Array<{ kidUid: string; name: string }>;
}

const lessonsOfTheDay = 8;
const hour = 60 * 60_000;
const opensAt = 9;

/**
 * A manager fills a day of Olga's: the regular lesson of Misha that is there, and seven trials around it, each an hour
 * after the one before. Children who are in clubs choose first: they are free at fewer times. Answers with the day, in
 * order of time.
 */
export async function fillDay(school: RunningSchool): Promise<DayLesson[]> {
  const [teacher, manager] = [callsOf(school, demo.teacher), callsOf(school, demo.manager)];
  const { lessons } = await teacher.get<{ lessons: DayLesson[] }>('/teacher/lessons?days=21');
  const tomorrow = (await school.now()).add({ hours: 26 }).epochMilliseconds;
  const alone = lessons.filter(({ timestamp }) => lessons.filter((it) => dayOf(it.timestamp) === dayOf(timestamp)).length === 1);
  const regular = alone.find(({ kind, timestamp }) => kind === 'regular' && Date.parse(timestamp) > tomorrow);
  if (!regular) throw new Error('No day with one regular lesson alone');
  const first = Date.parse(regular.timestamp) - Math.min(lessonsOfTheDay - 1, hoursSinceOpening(regular.timestamp)) * hour;
  const free = Array.from({ length: lessonsOfTheDay }, (_, n) => first + n * hour).filter((at) => at !== Date.parse(regular.timestamp));

  await registerFarAway(school);
  const { families } = await manager.get<{ families: FoundFamily[] }>('/manager/families');
  const { teachers } = await manager.get<{ teachers: Array<{ teacherId: string; name: string }> }>('/manager/teachers');
  const olga = teachers.find(({ name }) => name === 'Ольга Смирнова');
  for (const name of ['Тася', 'Глеб', 'Ева', 'Лёва', 'Алия', 'Марк', 'Рома']) {
    const family = families.find(({ kids }) => kids.some((kid) => kid.name.startsWith(name)));
    const kid = family?.kids.find((it) => it.name.startsWith(name));
    if (!family || !kid || !olga) throw new Error(`The demo school has no ${name}, or no Olga`);
    const offer = await manager.get<{ teachers: Array<{ teacher: { teacherId: string } | null; slots: number[] }> }>(
      `/manager/families/${family.customerId}/trial-times?kidUid=${kid.kidUid}&subject=math`,
    );
    const slots = offer.teachers.find((row) => row.teacher?.teacherId === olga.teacherId)?.slots ?? [];
    const at = free.findIndex((start) => slots.includes(start / 60_000));
    const [start] = free.splice(at, 1);
    if (at < 0 || start === undefined) throw new Error(`No time for ${name}`);
    await manager.post(`/manager/families/${family.customerId}/acts`, {
      act: {
        do: 'bookTrial',
        kidUid: kid.kidUid,
        subject: 'math',
        timestamp: new Date(start).toISOString(),
        teacherId: olga.teacherId,
      },
      reason: 'День Ольги: восемь уроков подряд',
    });
  }
  const after = await teacher.get<{ lessons: DayLesson[] }>('/teacher/lessons?days=21');
  return after.lessons.filter(({ timestamp }) => dayOf(timestamp) === dayOf(regular.timestamp));
}

/** One more family, from far away: its evening is the teacher's noon. */
async function registerFarAway(school: RunningSchool): Promise<void> {
  const year = (await school.now()).toZonedDateTimeISO('UTC').year - 9;
  await callsOf(school).post('/registration', {
    firstName: 'Ирина',
    email: 'irina.far@example.org',
    password: 'four words in a row',
    kid: { name: 'Рома', dob: { year, month: 1 }, languages: ['ru'] },
    subject: 'math',
    locale: 'ru-RU',
    timezone: 'Asia/Vladivostok',
    termsAccepted: true,
  });
}

const moscow = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Moscow');
const dayOf = (at: string): string => moscow(at).toPlainDate().toString();
const hoursSinceOpening = (at: string): number => moscow(at).hour - opensAt;

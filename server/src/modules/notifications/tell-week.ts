import { notificationLimits } from '@school/contract/notifications/limits';
import type { WeekReport } from '@school/contract/learning/progress';
import type { KidWeek } from '@school/words/letters/reminder-texts';
import { daysBetweenIn } from '@school/words/letters/wording';

import { sayToFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

/** Families that are read at once: the run goes on until none is left. */
const batch = 200;
const sunday = 7;

/** The hourly job: on the evening of a family's Sunday it is written how the week of its children was, once. */
export const tellWeek = (tools: Tools) => async (): Promise<void> => {
  const { clock, db, families, learning } = tools;
  const now = clock.now();
  const since = now.subtract({ hours: 7 * 24 });
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await learning.familiesLearning(since, after, batch);
    const zones = await families.timezonesOf(ids);
    for (const familyId of ids) {
      const here = now.toZonedDateTimeISO(zones.get(familyId) ?? 'UTC');
      if (here.dayOfWeek !== sunday || here.hour < notificationLimits.weekHour) continue;
      await db.inTransaction(() => tellOne(tools, familyId, here.toPlainDate()));
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
};

async function tellOne(tools: Tools, familyId: string, day: Temporal.PlainDate): Promise<void> {
  const kids = await tools.families.kidsOf(familyId);
  const weeks: Array<{ name: string; week: WeekReport }> = [];
  for (const { kidUid, name } of kids) {
    const week = await tools.learning.weekOf(kidUid, day.toString());
    if (week.courses.length > 0) weeks.push({ name, week });
  }
  const [first] = weeks;
  if (!first) return;
  await sayToFamily(tools)(
    familyId,
    `week ${familyId} ${first.week.from}`,
    (texts, to, { locale }) => {
      const tongue = locale === 'ru-RU' ? 'ru' : 'en';
      return texts.weekTold({
        ...to,
        days: daysBetweenIn(locale, Temporal.PlainDate.from(first.week.from), Temporal.PlainDate.from(first.week.to)),
        kids: weeks.map(({ name, week }): KidWeek => ({
          kid: name,
          courses: week.courses.map(({ title, lessons, right, answered }) => ({
            course: title[tongue],
            lessons: lessons.length,
            goals: lessons.map(({ goal }) => goal[tongue]),
            right,
            answered,
          })),
          practise: week.courses.find(({ practise }) => practise !== null)?.practise?.goal[tongue] ?? null,
        })),
        path: weeks.length === 1 ? `/progress/${first.week.kidUid}/${first.week.from}` : '/progress',
      });
    },
    { topic: 'week' },
  );
}

import type { SettingKey } from '@school/contract/school/settings';

import { type Db, sql } from '#platform/db';

import { settingsOfTerms } from '../rules/lesson.ts';

interface Promised {
  families: number;
  promises: number;
}

/** What the calendar holds that was promised under a setting: it stays as it was promised when the setting changes. */
export const promisedUnder =
  (db: Db) =>
  async (key: SettingKey, now: Temporal.Instant): Promise<Promised> => {
    const found = await promises(db, key, now);
    return found ?? { families: 0, promises: 0 };
  };

/** Whether any lesson was ever made, whatever became of it. */
export const isAnyLesson = (db: Db) => async (): Promise<boolean> => {
  const row = await db.one(sql<{ is: boolean }>`select exists (select from scheduling_lessons) as is`);
  return row?.is ?? false;
};

const promises = async (db: Db, key: SettingKey, now: Temporal.Instant): Promise<Promised | undefined> => {
  if (key === 'unpaidScheduleHours' || key === 'unpaidNoticeHours')
    return db.one(sql<Promised>`
      select count(distinct family_id) as families, count(*) as promises from scheduling_series where status = 'held' and hold_until > ${now}`);
  if ((settingsOfTerms as readonly SettingKey[]).includes(key))
    return db.one(sql<Promised>`
      select count(distinct family_id) as families, count(distinct lesson_id) as promises
      from scheduling_participants where active and left_at is null and lower(during) > ${now}`);
  if (key === 'introHoldMinutes')
    return db.one(sql<Promised>`
      select count(distinct p.family_id) as families, count(distinct l.lesson_id) as promises
      from scheduling_lessons l join scheduling_participants p using (lesson_id)
      where l.kind = 'trial' and l.status = 'held' and l.hold_until > ${now}`);
  if (key === 'lessonMinutes' || key === 'longLessonFromAge')
    return db.one(sql<Promised>`
      select count(distinct family_id) as families, count(*) as promises from scheduling_series
      where kind = 'individual' and (status = 'active' or (status = 'held' and hold_until > ${now}))`);
  if (key === 'pauseDays' || key === 'pausesAYear')
    return db.one(sql<Promised>`
      select count(distinct s.family_id) as families, count(*) as promises
      from scheduling_pauses p join scheduling_series s using (series_id)
      where p.ended_at is null and s.status <> 'ended' and p.until_day > (${now} at time zone 'UTC')::date`);
  return undefined;
};

import type { ImportField } from '@school/contract/back-office/import-shapes';
import { GroupRequested } from '@school/contract/groups/manager-shapes';

import { agesIn, type Said } from './said.ts';

/** The days of the week by the first two letters of their names, whole (`четверг`) and short (`чт`), from Monday on. */
const days = (['long', 'short'] as const).flatMap((weekday) =>
  ['ru', 'en'].map((language) =>
    Array.from({ length: 7 }, (_, at) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        .format(Date.UTC(2024, 0, at + 1))
        .toLowerCase()
        .slice(0, 2),
    ),
  ),
);

/** `вторник`, `вт`, `Tue`, `2`. */
export function weekdayIn(written: string): number | undefined {
  const text = written.trim().toLowerCase();
  if (/^[1-7]$/.test(text)) return Number(text);
  const found = days.map((names) => names.indexOf(text.slice(0, 2))).find((at) => at >= 0);
  return found === undefined ? undefined : found + 1;
}

/** `17:00`, `17.00`, `17`, `17:00:00`, `5 pm`. */
export function minuteIn(written: string): number | undefined {
  const [, hours, minutes = '0', half] = /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?(?:\s*([ap])\.?m\.?)?$/i.exec(written.trim()) ?? [];
  if (hours === undefined) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : undefined;
}

/** Where the shape of a group says no, and which column is meant. */
const fieldAt: Readonly<Record<string, ImportField>> = {
  title: 'title',
  courseCode: 'club',
  teacherId: 'teacher',
  weekday: 'weekday',
  startMinute: 'time',
  minutes: 'minutes',
  ages: 'ages',
  capacity: 'places',
  level: 'level',
};

/** A group as a line says, with what the school calls so; or the field that cannot be read. */
export function groupIn(
  said: Said,
  {
    courseCode,
    teacherId,
    level,
    usualMinutes,
  }: {
    courseCode: string | undefined;
    teacherId: string;
    level: string | undefined;
    /** Of a lesson, where the line says none. */ usualMinutes: number;
  },
): { group: GroupRequested } | { unread: ImportField } {
  const title = said.title ?? '';
  const read = GroupRequested.safeParse({
    courseCode,
    title: { ru: title, en: title },
    level,
    ages: agesIn(said.ages ?? ''),
    capacity: Number(said.places || Number.NaN),
    teacherId,
    weekday: weekdayIn(said.weekday ?? ''),
    startMinute: minuteIn(said.time ?? ''),
    minutes: said.minutes ? Number(said.minutes) : usualMinutes,
    startsOn: null,
    gathering: null,
    opensAt: null,
  });
  if (read.success) return { group: read.data };
  return { unread: fieldAt[String(read.error.issues[0]?.path[0])] ?? 'title' };
}

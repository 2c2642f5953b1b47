import type { Locale } from '@school/contract/shapes';

import { count } from '../grammar.ts';
import { schoolIn } from '../school-name.ts';

interface FeedTexts {
  calendar(kid: string, school: string): string;
  lesson(what: string, kid: string): string;
  trial(what: string, kid: string): string;
  teacher(name: string): string;
  held: string;
  /** Of a teacher. */
  ownCalendar(school: string): string;
  group(kids: number): string;
}

/** What a calendar shows besides the times. */
export const feedTexts: Record<Locale, FeedTexts> = {
  'ru-RU': {
    calendar: (kid, school) => `${schoolIn.ru(school)}: ${kid}`,
    lesson: (what, kid) => `${what} — ${kid}`,
    trial: (what, kid) => `Пробный урок: ${what} — ${kid}`,
    teacher: (name) => `Преподаватель: ${name}`,
    held: 'Время держим до оплаты пакета',
    ownCalendar: (school) => `${schoolIn.ru(school)}: мои уроки`,
    group: (n) => `группа, ${count('ru', n, { one: 'ребёнок', few: 'ребёнка', many: 'детей', other: 'ребёнка' })}`,
  },
  'en-US': {
    calendar: (kid, school) => `${schoolIn.en(school)}: ${kid}`,
    lesson: (what, kid) => `${what} — ${kid}`,
    trial: (what, kid) => `Trial lesson: ${what} — ${kid}`,
    teacher: (name) => `Teacher: ${name}`,
    held: 'Held until you pay for a package',
    ownCalendar: (school) => `${schoolIn.en(school)}: my lessons`,
    group: (n) => `group, ${count('en', n, { one: 'child', other: 'children' })}`,
  },
};

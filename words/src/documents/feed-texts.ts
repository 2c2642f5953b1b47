import type { Locale } from '@school/contract/shapes';

interface FeedTexts {
  calendar(kid: string): string;
  lesson(what: string, kid: string): string;
  trial(what: string, kid: string): string;
  teacher(name: string): string;
  held: string;
}

/** What a calendar shows besides the times. */
export const feedTexts: Record<Locale, FeedTexts> = {
  'ru-RU': {
    calendar: (kid) => `Школа «Чип»: ${kid}`,
    lesson: (what, kid) => `${what} — ${kid}`,
    trial: (what, kid) => `Пробный урок: ${what} — ${kid}`,
    teacher: (name) => `Преподаватель: ${name}`,
    held: 'Время держим до оплаты пакета',
  },
  'en-US': {
    calendar: (kid) => `Chip School: ${kid}`,
    lesson: (what, kid) => `${what} — ${kid}`,
    trial: (what, kid) => `Trial lesson: ${what} — ${kid}`,
    teacher: (name) => `Teacher: ${name}`,
    held: 'This time is kept until a package is paid',
  },
};

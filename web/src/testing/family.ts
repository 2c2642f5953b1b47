import type { User } from '@school/contract/families/shapes';
import type { Session } from '@school/contract/identity/shapes';
import type { Event } from '@school/contract/calendar/shapes';
import type { Lobby } from '@school/contract/lesson-room/shapes';

/** What the school tells of one family, for tests of pages; each test changes what it is about. */

export const hours = (n: number): string => new Date(Date.now() + n * 3_600_000).toISOString();

export const aSession = (change: Partial<Session> = {}): Session => ({
  role: 'parent',
  customerId: 'anna',
  isSupport: false,
  reg: 'EU',
  locale: 'ru-RU',
  bearer: 'bearer',
  bearerUntil: hours(1),
  now: hours(0),
  ...change,
});

export const aFamily = (change: Partial<User> = {}): User => ({
  customerId: 'anna',
  firstName: 'Анна',
  lastName: 'Петрова',
  email: 'anna@local.test',
  phone: null,
  unconfirmedContacts: [],
  avatar: null,
  currency: 'BYN',
  locale: 'ru-RU',
  timezone: 'Europe/Minsk',
  reg: 'EU',
  kids: [
    {
      kidUid: 'misha',
      firstName: 'Миша',
      lastName: 'Петров',
      name: 'Миша',
      surname: 'Петров',
      avatar: null,
      dob: { year: 2018, month: 5 },
      age: 8,
      languages: ['ru'],
      coursesProgress: [],
    },
  ],
  balance: null,
  processes: [],
  gifts: [],
  onboarding: { state: 'active', initialSubject: 'math', diagnostics: { kids: [] } },
  priority: 'offerIntroLesson',
  preferences: { theme: 'system', childMode: false, sounds: true, kidFaces: false, tourSeen: true },
  parentBrainTrainerProgress: null,
  choosedGroupDuringRegistration: null,
  hasToAgree: false,
  isNew: true,
  createdAt: hours(-24),
  ...change,
});

/** A lesson two days ahead, paid, which may be moved and cancelled. */
export const aLesson = (change: Partial<Event> = {}): Event => ({
  eventId: 'lesson',
  processId: 'process',
  timestamp: hours(48),
  minutes: 45,
  status: 'scheduled',
  kind: 'individual',
  subject: 'math',
  courseCode: 'math',
  lesson: null,
  teacher: null,
  kids: ['misha'],
  funded: true,
  heldUntil: null,
  regular: false,
  groupId: null,
  movedFrom: null,
  insteadOf: null,
  clockShift: null,
  settlesAt: null,
  may: {
    cancel: { allowed: true },
    transfer: { allowed: true },
    object: { allowed: false, why: 'scheduling.lesson_not_found', facts: {} },
  },
  back: null,
  objection: null,
  ...change,
});

/** The room of that lesson: open, and nobody in it. */
export const aLobby = (change: Partial<Lobby> = {}): Lobby => ({
  eventId: 'lesson',
  subject: 'math',
  isTrial: false,
  title: null,
  timestamp: hours(0.1),
  minutes: 45,
  teacher: { person: 'teacher:olga', name: 'Ольга', avatar: null, age: null },
  insteadOf: null,
  kids: [],
  isGroup: false,
  members: [],
  startedAt: null,
  steps: null,
  ended: null,
  zone: 'Europe/Minsk',
  opensAt: hours(-0.1),
  closesAt: hours(2),
  engine: 'direct',
  cameras: 'all',
  next: null,
  now: hours(0),
  may: { enter: { allowed: true }, watch: { allowed: true } },
  ...change,
});

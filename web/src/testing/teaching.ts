import type { LessonPlan } from '@school/contract/learning/plans';
import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { hours } from './family.ts';

/** What the school tells a teacher of one lesson, for tests of pages. */

const yes = { allowed: true } as const;
const no = { allowed: false, why: 'scheduling.lesson_not_found', facts: {} } as const;

/** A lesson of one child that goes on now: everything may be done with it. */
export const aTaughtLesson = (change: Partial<TeacherLesson> = {}): TeacherLesson => ({
  eventId: 'lesson',
  processId: 'process',
  timestamp: hours(-0.5),
  minutes: 45,
  status: 'inProgress',
  kind: 'individual',
  subject: 'math',
  courseCode: 'math',
  level: 'm2',
  levelTitle: { ru: 'До десяти', en: 'Up to ten' },
  pupils: [
    { kidUid: 'misha', name: 'Миша', avatar: null, age: 8, languages: ['ru'], timezone: 'Europe/Minsk', lastReport: null, lastNote: null },
  ],
  report: null,
  insteadOf: null,
  groupId: null,
  teacherHereAt: hours(-0.5),
  note: null,
  late: null,
  mark: null,
  may: { conduct: yes, notHeld: no, undo: no, report: no, here: yes, nonAttendance: yes, technical: yes, note: no, late: no },
  ...change,
});

/** The lessons of two levels, twelve each; those before the 20th of all were held. */
const lessons = Array.from({ length: 24 }, (_, at): LessonPlan['lessons'][number] => {
  const number = at + 1;
  const level = number <= 12 ? 1 : 2;
  const title = number === 20 ? 'Дружим с десяткой' : `Тема ${number}`;
  const place = number - (level - 1) * 12;
  return {
    lessonCode: `m${level}-${String(place).padStart(2, '0')}`,
    number,
    place,
    title: { ru: title, en: title },
    levelTitle: level === 1 ? { ru: 'До пяти', en: 'Up to five' } : { ru: 'До десяти', en: 'Up to ten' },
    held: number < 20,
  };
});

/** What is taught: the 20th lesson of the course, which is the 8th of its level; of that level the child has done two homeworks. */
export const aPlan = (change: Partial<LessonPlan> = {}): LessonPlan => ({
  eventId: 'lesson',
  courseCode: 'math',
  lesson: {
    lessonCode: 'm2-08',
    number: 20,
    place: 8,
    title: { ru: 'Дружим с десяткой', en: 'Friends of ten' },
    goal: { ru: 'Состав десяти', en: 'Bonds of ten' },
    levelTitle: { ru: 'До десяти', en: 'Up to ten' },
    playbookUid: 'playbook',
    slides: 12,
    chosen: false,
  },
  lessons,
  openedAt: null,
  homework: { playbookUids: [], chosen: false, offers: [] },
  kids: [
    {
      kidUid: 'misha',
      levelTitle: { ru: 'До десяти', en: 'Up to ten' },
      lessonProgress: { count: 12, completed: 2 },
      homework: [],
      online: null,
    },
  ],
  may: { choose: yes, open: yes },
  ...change,
});

import type { texts as ru } from '../../ru/manager/school-calendar.ts';
import { count, type Same } from '../../grammar.ts';
import { lessons, minutes, yearsOld } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

const windows = (n: number) => count('en', n, { one: 'available slot', other: 'available slots' });

export const texts = {
  title: 'Calendar',
  about: (shown, all, free) => `${shown} of ${count('en', all, { one: 'teacher', other: 'teachers' })}, ${windows(free)}`,
  get clock() {
    return schoolTime.en.by();
  },
  views: { label: 'Day or week', day: 'Day', week: 'Week' },
  previous: 'Earlier',
  next: 'Later',
  today: 'Today',
  print: 'Print',
  subject: 'Subject',
  anySubject: 'Any subject',
  age: 'Age of the child',
  anyAge: 'Any age',
  ageOf: yearsOld,
  language: 'Language',
  anyLanguage: 'Any language',
  legend: { free: 'available', closed: 'not working' },
  windowOf: (n) => `Available slot: ${minutes(n)} lesson`,
  keys: 'Arrow keys switch between slots and lessons, Enter opens one.',
  windows,
  full: 'no available slots',
  closed: 'not working',
  away: { holiday: 'on holiday', illness: 'off sick' },
  free: (teacher, time) => `${teacher}, ${time}, available`,
  club: (kids) => `Club, ${kids}`,
  more: (n) => `Show ${n} more`,
  nobody: 'No matching teachers',
  nobodyAbout: 'Remove one of the filters: subject, age or language.',
  noTeachers: 'No teachers yet',
  noTeachersAbout: 'Add the first one, and their hours will appear here.',
  toTeachers: 'To the teachers',
  reset: 'Clear filters',
  teacher: 'Teacher',
  week: {
    lessons,
    trials: (n) => `trials: ${n}`,
    clubs: (n) => `clubs: ${n}`,
    load: (percent) => `${percent} % taken`,
    open: (teacher, day) => `${teacher}, ${day}`,
  },
  lesson: {
    toFamily: 'To the family’s lessons',
    toGroup: 'To the group',
    move: 'Reschedule',
  },
  moving: {
    about: (what) => `Rescheduling: ${what}. Choose an available slot, on another day if you like.`,
    stop: 'Don’t reschedule',
    title: 'Reschedule the lesson',
    to: (teacher, when) => `To: ${when}, ${teacher}`,
  },
  book: {
    title: 'Book a lesson',
    at: (teacher, when) => `${when}, ${teacher}`,
    search: 'Who is it for?',
    searchFor: 'Name, phone or e-mail',
    clear: 'Clear the search',
    kids: 'Children found',
    kid: (name, age, parent) => `${name}, ${age} · ${parent}`,
    nobody: 'No one found. Check the name or search by phone.',
    what: 'Which lesson',
    course: (name) => `${name}: one lesson`,
    trial: (subject) => `Trial: ${subject}`,
    other: 'Another child',
  },
} satisfies Same<typeof ru>;

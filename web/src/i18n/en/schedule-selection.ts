import type { texts as ru } from '../ru/schedule-selection.ts';
import { count, fill, type Same } from '../speak.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });

export const texts = {
  title: 'Regular schedule',
  forWhom: (course: string) => fill('Who is the schedule of “{course}” for?', { course }),
  level: (level: string) => `level ${level}`,
  nobody: 'This course has not been recommended to anybody yet',
  nobodyAbout: 'The teacher suggests a course and a level at a free trial lesson.',
  toTrial: 'Book a trial lesson',
  choose: 'Choose days and times',
  hasSchedule: 'has a schedule already',
  kidTitle: (name: string) => fill('Days and times: {name}', { name }),
  about: (days: number, minutes: number) =>
    fill('Up to {days} a week with one teacher, a lesson takes {minutes}.', {
      days: count('en', days, { one: 'day', other: 'days' }),
      minutes: count('en', minutes, { one: 'minute', other: 'minutes' }),
    }),
  teacher: 'Teacher',
  known: 'held the trial lesson',
  timesFree: (n: number) => count('en', n, { one: 'free time', other: 'free times' }),
  noTeachers: 'No free teachers right now',
  noTeachersAbout: 'Write to us and we will find a teacher and a time.',
  writeToUs: 'Write to the school',
  day: 'Weekday',
  times: 'Free times',
  noTimes: 'No free times on this day',
  partly: 'some dates are taken',
  full: (max: number) =>
    fill('You have chosen {max}. To take another day, give one of them back.', { max: count('en', max, { one: 'day', other: 'days' }) }),
  chosen: 'You have chosen',
  nothing: 'Nothing chosen yet',
  remove: (what: string) => `Remove: ${what}`,
  moscow: (time: string) => `${time} MSK`,
  shift: 'The teacher works by Moscow time. When your clocks change, your lesson time moves.',
  lessons: (n: number, until: string) => fill('{lessons}, the first:', { lessons: lessons(n) }) + (until === '' ? '' : ` ${until}`),
  conflicts: 'Not possible on these dates',
  away: 'the teacher is away, no lesson',
  conflict: { taken: 'time is taken', kid: 'the child has another lesson', closed: 'the teacher does not work' },
  willHold: (until: string) => fill('No package is paid yet: the times are yours until {until}.', { until }),
  confirm: 'Confirm the schedule',
  done: 'The schedule is set',
  held: 'We hold these times for you',
  heldAbout: 'Pay for a package and they stay yours. Time left:',
  heldOver: 'The time is over and the schedule was released. Please choose the days again.',
  pay: 'Choose a package',
  toSchedule: 'To the schedule',
  cannot: 'A schedule cannot be chosen now',
  yourDays: 'Your days',
} satisfies Same<typeof ru>;

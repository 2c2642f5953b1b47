import type { texts as ru } from '../../ru/parent/regular-schedule.ts';
import { count, fill, form, type Same } from '../../grammar.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });
const units = (n: number) => count('en', n, { one: 'paid lesson', other: 'paid lessons' });
const days = (n: number) => count('en', n, { one: 'day', other: 'days' });

export const texts = {
  title: 'Regular schedule',
  of: (kid: string, course: string) => `${kid} · ${course}`,
  level: (level: string) => `level “${level}”`,
  teacher: 'Teacher',
  noTeacher: 'No teacher yet',
  days: 'Days and times',
  moscow: (time: string) => `${time} MSK`,
  minutes: (n: number) => count('en', n, { one: 'minute', other: 'minutes' }),
  shift: 'The teacher works on Moscow time. When your clocks change, your lesson time moves.',
  ahead: (n: number) => fill('{lessons} ahead', { lessons: lessons(n) }),
  aheadNone: 'No upcoming lessons yet',
  nearest: 'Upcoming lessons',
  allLessons: 'All lessons in the schedule',
  gone: 'There is no such course here',
  goneAbout: 'The link may be out of date. All lessons of the family are in the schedule.',
  toSchedule: 'To the schedule',
  toSettings: 'To the regular schedule',
  none: 'There is no regular schedule yet',
  noneAbout: (weeks: number) => fill('Choose days and times, and lessons appear in the schedule {weeks} weeks ahead.', { weeks }),
  choose: 'Choose days and times',
  held: 'We are holding these times for you',
  pause: {
    now: 'Paused now',
    soon: 'A pause is planned',
    dates: (from: string, until: string) => fill('No lessons from {from}. Back to lessons on {until}.', { from, until }),
    kept: 'The days and times stay yours.',
    why: (reason: string) => `Reason: ${reason}`,
  },
  actions: 'What you can do',
  change: {
    do: 'Change days or times',
    about: (hours: number) => fill('Lessons less than {hours} hours away stay, later ones move to the new times.', { hours }),
  },
  pauseAction: {
    do: 'Pause the schedule',
    held: 'You can pause once a package is paid and the schedule is set',
    about: (max: number) => fill('Up to {max}. The days and times stay yours, the lessons return to your balance.', { max: days(max) }),
  },
  resumeAction: { now: 'Resume lessons', soon: 'Cancel the pause' },
  teacherAction: { do: 'Change the teacher', about: 'We will show you who can keep your days and times.' },
  endAction: { do: 'End the schedule', about: 'Upcoming lessons are cancelled and return to your balance.' },
  touched: {
    title: 'What will change',
    stay: (n: number, hours: number) =>
      fill('{lessons} {word} as planned: less than {hours} hours before the start', {
        lessons: lessons(n),
        word: form('en', n, { one: 'stays', other: 'stay' }),
        hours,
      }),
    keep: (n: number) => fill('{lessons} {word} in place', { lessons: lessons(n), word: form('en', n, { one: 'stays', other: 'stay' }) }),
    go: (n: number) => fill('{lessons} {word} cancelled', { lessons: lessons(n), word: form('en', n, { one: 'is', other: 'are' }) }),
    move: (n: number) =>
      fill('{lessons} {word} from the old time', { lessons: lessons(n), word: form('en', n, { one: 'moves', other: 'move' }) }),
    come: (n: number, first: string) =>
      fill('{lessons} {word} at the new time', { lessons: lessons(n), word: form('en', n, { one: 'is set', other: 'are set' }) }) +
      (first === '' ? '' : `: ${first}`),
    none: 'There are no lessons on these days, so nothing is cancelled',
    units: (n: number) =>
      fill('{units} {word} to your balance', { units: units(n), word: form('en', n, { one: 'returns', other: 'return' }) }),
    unitsAgain: (n: number, again: number) =>
      again === n
        ? fill('{units} {word} to the next lessons', { units: units(n), word: form('en', n, { one: 'moves', other: 'move' }) })
        : fill('{units} {word} to your balance; {again} of them {go} to the next lessons at once', {
            units: units(n),
            word: form('en', n, { one: 'returns', other: 'return' }),
            again,
            go: form('en', again, { one: 'goes', other: 'go' }),
          }),
    noUnits: 'Nothing on your balance is reserved for these lessons, so there is nothing to return',
    stayWith: (n: number, teacher: string) =>
      fill('{lessons} {word} as planned, with the current teacher ({teacher})', {
        lessons: lessons(n),
        word: form('en', n, { one: 'stays', other: 'stay' }),
        teacher,
      }),
    pass: (n: number, first: string) =>
      fill('{lessons} {word} to the new teacher', { lessons: lessons(n), word: form('en', n, { one: 'moves', other: 'move' }) }) +
      (first === '' ? '' : `: ${first}`),
    unitsMove: 'What is paid moves to the new lessons',
    unitsLeft: 'What is paid moves to the new lessons; the rest returns to your balance',
    unitsBack: 'What is paid for these lessons returns to your balance',
    near: (hours: number) => fill('Lessons less than {hours} hours away do not change', { hours }),
    places: 'The days and times stay yours',
    placesGo: 'The days and times become free at once: others can take them',
    progress: 'Course, level and progress are kept. You can choose a new schedule at any time.',
  },
  reason: {
    label: 'Why?',
    needed: 'Please choose a reason',
    comment: 'Tell us more',
    commentNeeded: 'Please write in a few words what happened',
    other: 'Something else',
  },
  changeReasons: {
    club: 'Other activities at this time',
    school: 'The school timetable has changed',
    time: 'The time does not suit us',
    more: 'We want more or fewer lessons',
  },
  changePage: {
    title: 'New days and times',
    about: (max: number, hours: number) =>
      fill('Up to {max} a week. Lessons less than {hours} hours away do not change.', { max: days(max), hours }),
    same: 'This is your current schedule. Choose another time.',
    otherTeacher: (name: string) => fill('The teacher changes too: lessons will be given by {name}.', { name }),
    cannot: 'The schedule cannot be changed now',
    write: 'Write to the school',
    confirm: 'Change the schedule',
    done: 'The schedule is changed',
  },
  pauseDialog: {
    title: 'Pause the lessons',
    from: 'First day without lessons',
    length: 'For how long?',
    weeks: (n: number) => count('en', n, { one: 'week', other: 'weeks' }),
    otherDay: 'Another day',
    until: 'Back to lessons on',
    untilHelp: (max: number) => fill('A pause lasts {max} at most', { max: days(max) }),
    tooLong: (n: number, max: number) =>
      fill('That makes {days} without lessons, the last pause included; {max} at most are possible. Choose an earlier day.', {
        days: days(n),
        max: days(max),
      }),
    moscow: 'Days are counted in Moscow time, like the teacher’s.',
    confirm: 'Pause the schedule',
    done: (until: string) => fill('The pause is set. Back to lessons on {until}', { until }),
    reasons: { vacation: 'Holiday or trip', illness: 'Illness', exams: 'A busy time at school', rest: 'The child is tired' },
  },
  resumeDialog: {
    title: { now: 'Resume early?', soon: 'Cancel the pause?' },
    about: (until: string) => fill('The pause lasts until {until}. Lessons come back on every date whose time is still free.', { until }),
    done: (n: number) => fill('{lessons} {word} back', { lessons: lessons(n), word: form('en', n, { one: 'is', other: 'are' }) }),
    doneNone: 'The pause is over',
    missing: 'These dates could not come back',
    missingAbout: 'You can book single lessons instead, in the schedule.',
    close: 'Got it',
  },
  endDialog: {
    title: 'End the schedule?',
    pauseInstead: (max: number) => fill('If you need a break of up to {max}, pause it: your place stays yours.', { max: days(max) }),
    confirm: 'End the schedule',
    keep: 'Keep it as it is',
    done: 'The schedule has ended',
    reasons: {
      elsewhere: 'We found other lessons',
      time: 'No time',
      interest: 'The child has lost interest',
      money: 'Too expensive',
      goal: 'We reached our goal',
    },
  },
} satisfies Same<typeof ru>;

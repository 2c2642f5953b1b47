import type { texts as ru } from '../../ru/parent/regular-schedule.ts';
import { count, form, type Same } from '../../grammar.ts';
import { days, lessons, minutes, weeks } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

const units = (n: number) => count('en', n, { one: 'paid lesson', other: 'paid lessons' });

export const texts = {
  title: 'Regular schedule',
  of: (kid: string, course: string) => `${kid} · ${course}`,
  level: (level: string) => `level “${level}”`,
  teacher: 'Teacher',
  noTeacher: 'No teacher yet',
  days: 'Days and times',
  moscow: (time: string) => `${time} ${schoolTime.en.mark()}`,
  minutes,
  shift: 'Lesson times follow the school’s clock. When clocks change, your local lesson time moves.',
  ahead: (n: number) => `${lessons(n)} ahead`,
  aheadNone: 'No upcoming lessons yet',
  nearest: 'Upcoming lessons',
  allLessons: 'All lessons in the schedule',
  gone: 'There is no such course here',
  goneAbout: 'The link may be out of date. All lessons of the family are in the schedule.',
  toSchedule: 'To the schedule',
  toSettings: 'To the regular schedule',
  none: 'There is no regular schedule yet',
  noneAbout: (ahead: number) => `Choose days and times, and lessons appear in the schedule ${weeks(ahead)} ahead.`,
  choose: 'Choose days and times',
  held: 'We are holding these times for you',
  pause: {
    now: 'Paused now',
    soon: 'A pause is planned',
    dates: (from: string, until: string) => `No lessons from ${from}. Back to lessons on ${until}.`,
    kept: 'The days and times stay yours.',
    why: (reason: string) => `Reason: ${reason}`,
  },
  actions: 'What you can do',
  change: {
    do: 'Change days or times',
    about: 'Lessons that are too near to be changed stay, later ones move to the new times.',
  },
  pauseAction: {
    do: 'Pause the schedule',
    held: 'You can pause once a package is paid and the schedule is set',
    about: (max: number) => `Up to ${days(max)}. The days and times stay yours, the lessons return to your balance.`,
  },
  resumeAction: { now: 'Resume lessons', soon: 'Cancel the pause' },
  teacherAction: { do: 'Change the teacher', about: 'We will show you who can keep your days and times.' },
  endAction: { do: 'End the schedule', about: 'Upcoming lessons are cancelled and return to your balance.' },
  touched: {
    title: 'What will change',
    stay: (n: number) => `${lessons(n)} ${form('en', n, { one: 'stays', other: 'stay' })} as planned: too near to be changed`,
    keep: (n: number) => `${lessons(n)} ${form('en', n, { one: 'stays', other: 'stay' })} in place`,
    go: (n: number) => `${lessons(n)} ${form('en', n, { one: 'is', other: 'are' })} cancelled`,
    move: (n: number) => `${lessons(n)} ${form('en', n, { one: 'moves', other: 'move' })} from the old time`,
    come: (n: number, first: string) =>
      `${lessons(n)} ${form('en', n, { one: 'is set', other: 'are set' })} at the new time` + (first === '' ? '' : `: ${first}`),
    none: 'There are no lessons on these days, so nothing is cancelled',
    units: (n: number) => `${units(n)} ${form('en', n, { one: 'returns', other: 'return' })} to your balance`,
    unitsAgain: (n: number, again: number) =>
      again === n
        ? `${units(n)} ${form('en', n, { one: 'moves', other: 'move' })} to the next lessons`
        : `${units(n)} ${form('en', n, { one: 'returns', other: 'return' })} to your balance; ${again} of them ${form('en', again, { one: 'goes', other: 'go' })} to the next lessons at once`,
    noUnits: 'Nothing on your balance is reserved for these lessons, so there is nothing to return',
    stayWith: (n: number, teacher: string) =>
      `${lessons(n)} ${form('en', n, { one: 'stays', other: 'stay' })} as planned, with the current teacher (${teacher})`,
    pass: (n: number, first: string) =>
      `${lessons(n)} ${form('en', n, { one: 'moves', other: 'move' })} to the new teacher` + (first === '' ? '' : `: ${first}`),
    unitsMove: 'What is paid moves to the new lessons',
    unitsLeft: 'What is paid moves to the new lessons; the rest returns to your balance',
    unitsBack: 'What is paid for these lessons returns to your balance',
    near: 'Lessons that are too near to be changed stay',
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
    about: (max: number) => `Up to ${days(max)} a week. Lessons that are too near to be changed stay.`,
    same: 'This is your current schedule. Choose another time.',
    otherTeacher: (name: string) => `The teacher changes too: lessons will be given by ${name}.`,
    cannot: 'The schedule cannot be changed now',
    write: 'Write to the school',
    confirm: 'Change the schedule',
    done: 'The schedule is changed',
  },
  pauseDialog: {
    title: 'Pause the lessons',
    from: 'First day without lessons',
    length: 'For how long?',
    weeks,
    otherDay: 'Another day',
    until: 'Back to lessons on',
    untilHelp: (max: number) => `A pause lasts ${days(max)} at most`,
    tooLong: (n: number, max: number) =>
      `That makes ${days(n)} without lessons, the last pause included; ${days(max)} at most are possible. Choose an earlier day.`,
    moscow: 'Days are counted in school time, like the teacher’s.',
    left: (n: number) => `Pauses left within a year: ${n}.`,
    confirm: 'Pause the schedule',
    done: (until: string) => `The pause is set. Back to lessons on ${until}`,
    reasons: { vacation: 'Holiday or trip', illness: 'Illness', exams: 'A busy time at school', rest: 'The child is tired' },
  },
  resumeDialog: {
    title: { now: 'Resume early?', soon: 'Cancel the pause?' },
    about: (until: string) => `The pause lasts until ${until}. Lessons come back on every date whose time is still free.`,
    done: (n: number) => `${lessons(n)} ${form('en', n, { one: 'is', other: 'are' })} back`,
    doneNone: 'The pause is over',
    missing: 'These dates could not come back',
    missingAbout: 'You can book single lessons instead, in the schedule.',
    close: 'Got it',
  },
  endDialog: {
    title: 'End the schedule?',
    pauseInstead: (max: number) => `If you need a break of up to ${days(max)}, pause it: your place stays yours.`,
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

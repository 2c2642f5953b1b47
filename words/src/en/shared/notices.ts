import { notificationLimits } from '@school/contract/notifications/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/notices.ts';
import { hours, minutes } from './amounts.ts';

/** What the school tells a family: the list behind the bell, and by which channels. */
export const texts = {
  title: 'Notifications',
  none: 'All quiet',
  noneAbout: 'Everything important appears here: lessons, schedule, balance, teachers’ replies.',
  isNew: 'new',
  older: 'Show earlier notifications',
  choose: 'Choose notifications',
  settings: {
    title: 'Notifications',
    about: 'Choose what we tell you about and how. We always tell you if today’s lesson is cancelled or the teacher is late.',
    to: (email: string | null, phone: string | null) =>
      [email === null ? 'No e-mail: we’ll send SMS instead' : `E-mail: ${email}`, phone === null ? 'no phone' : `SMS: ${phone}`].join(
        ' · ',
      ),
    ahead: {
      lessonDay: 'Lesson today or tomorrow',
      lessonHour: (before) => `Lesson in ${before % 60 === 0 ? hours(before / 60) : minutes(before)}`,
      lessonSoon: (before) => `Lesson in ${minutes(before)}`,
    },
    aheadNote: (before) => `${hours(before)} before it starts`,
    topics: {
      schedule: { title: 'Schedule changes', note: 'rescheduled, cancelled, another teacher' },
      balance: { title: 'Lessons running out', note: 'only a few left, or none; about to expire' },
      payment: { title: 'Payments', note: 'payments, subscription, refunds' },
      homework: { title: 'Homework', note: 'new homework, checked by the teacher' },
      week: { title: 'The week of a child', note: 'on Sunday evening: what was learnt, what to practise' },
      message: { title: 'Chat messages', note: `when not read for ${minutes(notificationLimits.unreadMinutes)}` },
      offers: { title: 'Gifts and places in clubs', note: '' },
    },
    notTold: 'not told',
    channels: { app: 'In the app', mail: 'E-mail', sms: 'SMS', push: 'On devices' },
    quiet: {
      title: 'Quiet hours',
      on: 'Do not disturb at night',
      note: 'Anything that still matters will arrive in the morning',
      from: 'From',
      to: 'To',
      hour: (hour: number) => `${hour}:00`,
      zone: 'In the time zone from your details.',
    },
    saved: 'Saved',
    readOnly: 'Only the parent can change these settings.',
  },
} satisfies Same<typeof ru>;

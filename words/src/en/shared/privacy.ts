import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { privacyLimits } from '@school/contract/privacy/limits';

import type { texts as ru } from '../../ru/shared/privacy.ts';
import type { Same } from '../../grammar.ts';
import { days as keptDays, lessons } from './amounts.ts';
import { serviceConsent } from './service-consent.ts';

export const texts = {
  title: 'Your data',
  forDays: keptDays,
  about: 'See what you’ve allowed and who did what in your account. Download or delete your data.',
  consents: {
    title: 'Your permissions',
    about: 'Each permission is separate. You can change your mind any time, and it takes effect immediately.',
    given: (day: string) => `Allowed: ${day}`,
    refused: (day: string) => `Not allowed: ${day}`,
    unasked: 'You haven’t decided yet, so it’s not allowed',
    unaskedOffers: 'You haven’t decided yet: we only write about gifts for your own lessons',
    saved: 'Thank you, your choice is saved',
    ofParent: 'For you',
  },
  purposes: {
    service: {
      title: 'Lessons',
      words: serviceConsent,
    },
    'lesson-recordings': {
      title: 'Watching past lessons',
      words: `The sound and video of lessons are not recorded. If you allow it, a lesson can be watched again: what the teacher showed, how the lines appeared on the board and how your child answered in the tasks. It can be watched by the parents of the children who were there, and only when the parents of all of them have allowed it. They will also see what your child drew and wrote on the board; the name, answers and rewards of your child are seen by you alone. The teacher may watch their own lesson again in any case. A lesson is stored for no longer than ${keptDays(lessonRoomLimits.keepEventsDays)}. If you change your mind, it closes for all families immediately.`,
    },
    'voice-recordings': {
      title: 'Voice recordings in tasks',
      words:
        'In some tasks your child speaks or reads aloud. You, the teacher and, if needed, the school’s curriculum lead can hear the recording. It is deleted after {voiceDays}. If you change your mind, recordings are deleted immediately and marks are kept.',
    },
    'third-parties': {
      title: 'Other organisations',
      words:
        'We do not share your child’s data with other organisations. If the school needs an outside service, for example speech recognition, it gets the data only with this permission. The bank and the message delivery service get only what is needed to take a payment or send you a message.',
    },
    marketing: {
      title: 'Offers and gifts',
      words:
        'E-mails, SMS and notifications about gifts, discounts and new courses. We send messages about lessons and payments in any case.',
    },
  },
  looks: {
    title: 'Who did what in your account',
    about: 'School staff come in to help you, and adults of your family help at your invitation. Everything is recorded.',
    nobody: 'Nobody has been here yet.',
    visit: (changes: number) => (changes === 0 ? 'visited your account' : `visited your account, changes: ${changes}`),
    read: 'viewed your family’s card',
    did: {
      trialBooked: 'booked a trial lesson',
      scheduleSet: 'chose a schedule',
      scheduleChanged: 'changed the time of regular lessons',
      lessonsPaused: 'paused lessons',
      lessonsResumed: 'resumed lessons after a pause',
      scheduleEnded: 'ended regular lessons',
      teacherChanged: 'changed the teacher',
      lessonMoved: 'rescheduled a lesson',
      lessonCancelled: 'cancelled a lesson',
      lessonRestored: 'restored a cancelled lesson',
      lessonAdded: 'added a single lesson',
      objected: 'disagreed with how a lesson was marked',
      rated: 'rated a lesson',
      clubJoined: 'joined a club',
      clubLeft: 'left a club',
      clubTried: 'booked a club trial',
      clubAwaited: 'joined a club waiting list',
      lessonsExchanged: 'exchanged lessons',
      orderMade: 'placed an order',
      payLinkMade: 'made a payment link for someone else',
    },
    lesson: 'Open the lesson',
    more: 'Show more',
    why: (reason: string) => `Reason: ${reason}`,
  },
  take: {
    title: 'Download your data',
    about:
      'We’ll put everything into one file: profiles, lessons, answers and the children’s work, conversations with pictures, voice recordings, balance and payments. It usually takes a minute or two.',
    ask: 'Prepare my data',
    askAgain: 'Prepare it again',
    making: 'Preparing your data',
    percent: (percent: number) => `${percent}%`,
    ready: (day: string) => `The file is ready and kept until: ${day}`,
    failed: 'That didn’t work. Please try again',
    download: 'Download',
    saved: 'File saved. Keep it somewhere nobody else can access',
    confirm: 'Confirm it’s you',
    confirmDownload: 'You can download the file once, then you’ll need to confirm again.',
  },
  erase: {
    title: 'Delete data',
    about: (n: number) => `Deletion starts in ${keptDays(n)}. Until then you can cancel it.`,
    kid: (name: string) => `Delete data: ${name}`,
    family: 'Delete the family account',
    goesTitle: 'What’s deleted',
    goesKid:
      'The child’s name, month of birth and picture, answers, work and voice recordings, test and game results, conversations with teachers, and the name in all other messages and notes. Upcoming lessons are cancelled, group places are released.',
    goesFamily:
      'Everything about you and the children: names, e-mail and phone, sign-in, conversations, work, recordings, notifications, saved cards. Upcoming lessons are cancelled, subscriptions end and unused lessons are lost, so ask for a refund first.',
    staysTitle: 'What’s kept, and why',
    staysKid:
      'Lessons on the balance stay with the family. The dates and number of past lessons and the amounts are kept without a name: they’re needed to pay teachers and for accounting, as the law requires.',
    staysFamily: `Order and payment amounts and lesson dates are kept without a name, as accounting law requires. The data disappears from backups within ${keptDays(privacyLimits.backupDays)}.`,
    lessonsLeft: (n: number) => `You have ${lessons(n)} on your balance.`,
    sure: 'I understand that deleted data can’t be restored',
    sureNeeded: 'Please tick the box to confirm',
    ask: 'Delete in a week',
    asked: 'We’ve received your request and e-mailed you. You can cancel it here until deletion starts',
    waiting: (what: string, day: string) => `${what}: deletion starts on ${day}`,
    leaving: (what: string) => `${what}: deleting data, this takes a few minutes`,
    done: (day: string) => `Data deleted: ${day}`,
    takenBack: (day: string) => `Deletion cancelled: ${day}`,
    account: 'Family account',
    someKid: 'A child',
    bySchool: 'Started by school staff at your request.',
    takeBack: 'Cancel deletion',
    kept: 'Deletion cancelled. Nothing has changed',
  },
  password: 'Your password',
  passwordHelp: 'So we know it’s you',
  passwordEmpty: 'Enter your password',
  goOn: 'Continue',
  cancel: 'Cancel',
} satisfies Same<typeof ru>;

import { privacyLimits } from '@school/contract/privacy/limits';

import type { texts as ru } from '../../ru/shared/privacy.ts';
import type { Same } from '../../grammar.ts';
import { days as keptDays, lessons } from './amounts.ts';

export const texts = {
  title: 'Your data',
  forDays: keptDays,
  about: 'Here you see what you have allowed and who from the school viewed your account, and you can download or delete your data.',
  consents: {
    title: 'What you allow',
    about: 'Each is asked for on its own. You can change your mind at any time: what you decide holds at once.',
    given: (day: string) => `Allowed: ${day}`,
    refused: (day: string) => `Not allowed: ${day}`,
    unasked: 'You have not decided yet, so it is not allowed',
    unaskedOffers: 'You have not decided yet: we only write about gifts for your own lessons',
    saved: 'Thank you, we will remember your decision',
    ofParent: 'For you',
  },
  purposes: {
    service: {
      title: 'Lessons',
      words:
        'The name, month of birth, languages, answers and works of a child are needed to give lessons and to show you how it is doing. You, the child, its teachers and those of the school who help you see them. You agreed with the application; to take it back, delete the child’s data at the end of this page.',
    },
    'lesson-recordings': {
      title: 'Recordings of lessons',
      words:
        'Lessons are not recorded. If you allow it, a lesson of the child may be recorded with sound and picture, so that you can watch it again and a methodologist can help the teacher. It is possible only when the parents of all children of the lesson have allowed it.',
    },
    'voice-recordings': {
      title: 'Voice recordings in tasks',
      words:
        'In some tasks a child tells something or reads aloud. You, the teacher and, if needed, a methodologist of the school hear the recording. It is deleted after {voiceDays}. If you change your mind, recordings are deleted at once, marks stay.',
    },
    'third-parties': {
      title: 'Other organisations',
      words:
        'We do not give a child’s data to other organisations. If the school needs a service from outside, to recognise speech for example, it gets them only if you allow it here. The bank and those who deliver messages get only what a payment or a letter cannot do without.',
    },
    marketing: {
      title: 'Offers and gifts',
      words: 'Mail, SMS and notifications about gifts, discounts and new courses. Messages about lessons and payments come in any case.',
    },
  },
  looks: {
    title: 'Who viewed your account',
    about: 'School staff come in to help. Every visit is recorded.',
    nobody: 'Nobody has been here yet.',
    visit: (changes: number) => (changes === 0 ? 'a visit to your account' : `a visit to your account, changes: ${changes}`),
    read: 'a look at your family’s card',
    more: 'Show more',
    why: (reason: string) => `Reason: ${reason}`,
  },
  take: {
    title: 'Download your data',
    about:
      'We put everything into one file: profiles, lessons, answers and the children’s work, conversations with pictures, voice recordings, balance and payments. It usually takes a minute or two.',
    ask: 'Prepare my data',
    askAgain: 'Prepare it again',
    making: 'Preparing your data',
    percent: (percent: number) => `${percent}%`,
    ready: (day: string) => `The file is ready and kept until: ${day}`,
    failed: 'It did not work. Please try once more',
    download: 'Download',
    saved: 'The file is saved. Keep it where nobody else can get it',
    confirm: 'Confirm that it is you',
    confirmDownload: 'The file can be downloaded once, then we ask again.',
  },
  erase: {
    title: 'Delete data',
    about: (n: number) => `It begins ${keptDays(n)} from now: until then it can be cancelled.`,
    kid: (name: string) => `Delete the data of ${name}`,
    family: 'Delete the family’s account',
    goesTitle: 'What goes',
    goesKid:
      'The child’s name, month of birth and picture, answers, works and voice recordings, results of tests and games, conversations with the teachers, and the name in all other messages and notes. Lessons ahead are cancelled, places in groups become free.',
    goesFamily:
      'All about you and the children: names, e-mail and phone, the way into the account, conversations, works, recordings, notifications, kept cards. Lessons ahead are cancelled, subscriptions end, unused lessons are lost: ask for a refund first.',
    staysTitle: 'What stays, and why',
    staysKid:
      'Lessons on the balance stay with the family. Dates and number of past lessons and amounts stay without a name: teachers are paid and books are kept by them, as the law asks.',
    staysFamily: `Amounts of orders and payments and dates of lessons stay without a name: the law on bookkeeping asks for it. In backups the data are gone within ${keptDays(privacyLimits.backupDays)}.`,
    lessonsLeft: (n: number) => `The balance holds ${lessons(n)} now.`,
    sure: 'I understand that deleted data cannot be brought back',
    sureNeeded: 'Tick that you understand this',
    ask: 'Delete in a week',
    asked: 'We will remember and have written to you. Until it begins you can cancel it here',
    waiting: (what: string, day: string) => `${what}: deletion begins on ${day}`,
    leaving: (what: string) => `${what}: data are being deleted, it takes a few minutes`,
    done: (day: string) => `Data deleted: ${day}`,
    takenBack: (day: string) => `Deletion cancelled: ${day}`,
    account: 'The family’s account',
    someKid: 'A child',
    bySchool: 'Somebody of the school began it at your request.',
    takeBack: 'Cancel the deletion',
    kept: 'The deletion is cancelled, everything stays as it was',
  },
  password: 'Your password',
  passwordHelp: 'So that we know it is you',
  passwordEmpty: 'Enter your password',
  goOn: 'Continue',
  cancel: 'Cancel',
} satisfies Same<typeof ru>;

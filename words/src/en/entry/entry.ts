import type { texts as ru } from '../../ru/entry/entry.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  switcher: {
    title: 'Who is learning?',
    parent: 'Parent',
    addKid: 'Add a child',
    pinTitle: 'Parent’s PIN',
    pin: 'Four digits',
    pinEmpty: 'Enter four digits',
    pinWrong: (left: number) => (left > 0 ? `Wrong PIN. Tries left: ${left}` : 'Wrong PIN'),
    pinOver: 'No tries left. Sign in again with your password.',
    toParent: 'Go to the parent account',
    pinForgotten: 'Forgot the PIN? Sign in again',
    byPictures: 'Your child signed in with pictures. To open the parent account, sign in.',
    signInAgain: 'Sign in again',
  },
  welcome: {
    title: (name: string) => `Welcome, ${name}!`,
    windowTitle: 'Getting to know the school',
    lead: 'Here’s how it works:',
    steps: [
      { title: 'A free trial lesson', text: 'A teacher meets your child and sees what’s already going well.' },
      { title: 'A recommendation', text: 'After the lesson you get a report, a course and a level to start with.' },
      { title: 'Regular lessons', text: 'You choose a package, days and times; your child learns and plays.' },
    ],
    leadOn: 'Here’s where you are now:',
    done: 'done',
    booked: (when: string) => `Trial lesson: ${when}`,
    unmarked: (when: string) => `The trial lesson was on ${when}. The teacher hasn’t said how it went yet.`,
    toLesson: 'Open the schedule',
    awaited: 'The trial lesson is over, and the teacher is writing the report. It’ll appear on the home page.',
    recommended: 'The report and our recommendation are on the home page. Just choose a package.',
    toPackages: 'See the packages',
    plan: 'Your package is paid for. Just choose days and times.',
    toDays: 'Choose days',
    waits: 'Trial lessons are for children aged three and over. Your home page says from when yours can have one.',
    learning: 'Lessons have started: everything about them is on the home page.',
    book: 'Choose a time',
    later: 'Look around first',
  },
  logout: {
    title: 'Sign out',
    now: 'Signing out…',
    failed: 'Couldn’t sign out: no connection to the school. You’re still signed in on this device.',
    again: 'Sign out',
  },
} satisfies Same<typeof ru>;

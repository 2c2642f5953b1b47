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
    byPictures: 'The child came in by pictures. To open the parent’s account, sign in.',
    signInAgain: 'Sign in again',
  },
  welcome: {
    title: (name: string) => `Welcome, ${name}!`,
    windowTitle: 'Getting to know the school',
    lead: 'Here is how it works:',
    steps: [
      { title: 'A free trial lesson', text: 'A teacher gets to know your child and sees what is already going well.' },
      { title: 'A recommendation', text: 'After the lesson you get a report, a course and a level to start with.' },
      { title: 'Regular lessons', text: 'You choose a package, days and times; your child learns and plays.' },
    ],
    leadOn: 'This is where you are now:',
    done: 'done',
    booked: (when: string) => `Trial lesson: ${when}`,
    unmarked: (when: string) => `The trial lesson was on ${when}. The teacher has not yet said how it went.`,
    toLesson: 'Open the schedule',
    awaited: 'The trial lesson has taken place, and the teacher is writing the report. It will appear on the home page.',
    recommended: 'The report and our recommendation are on the home page. All that is left is to choose a package.',
    toPackages: 'See the packages',
    plan: 'The package is paid. All that is left is to choose days and times.',
    toDays: 'Choose days',
    waits: 'Trial lessons are for children aged three and over. Your home page says from when yours can have one.',
    learning: 'Lessons have begun: the home page has everything about them.',
    book: 'Choose a time',
    later: 'Look around first',
  },
  logout: {
    title: 'Sign out',
    now: 'Signing out…',
    failed: 'You are not signed out: the school cannot be reached. This device is still signed in.',
    again: 'Sign out',
  },
} satisfies Same<typeof ru>;

import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/child-world.ts';

const minutes = (n: number) => count('en', n, { one: 'minute', other: 'minutes' });
const tasks = (n: number) => count('en', n, { one: 'task or game', other: 'tasks or games' });

export const texts = {
  title: (name: string) => (name === '' ? 'The world of the child' : `The world of ${name}`),
  link: 'Goal and stickers',
  linkOf: (name: string) => `Goal and stickers: ${name}`,
  back: 'To the children',
  about:
    'Nothing is bought here, nothing is taken away, and a missed day spoils nothing. What does not suit your child can be switched off.',
  today: 'Today',
  nothingYet: 'Nothing done so far. A day of rest does no harm.',
  played: (time: number, done: number) => `${minutes(time)} of practice without a teacher, played to the end: ${tasks(done)}.`,
  caught: (n: number, of: number) => `Fireflies caught: ${n} of ${of}.`,
  fireflies: 'Fireflies a day',
  firefliesOf: (n: number) => count('en', n, { one: 'firefly', other: 'fireflies' }),
  freePlayMinutes: 'Minutes a day',
  minutesOf: minutes,
  freelyPlayed: (time: number, of: number) => `On the play meadow: ${time} of ${minutes(of)}.`,
  together: 'Badges and club',
  badgesOf: (n: number, of: number) => `Badges earned: ${n} of ${of}.`,
  bridgeOf: (club: string, planks: number, of: number, built: number) =>
    `The bridge of “${club}”: ${planks} of ${of} planks laid${built > 0 ? `, bridges built: ${built}` : ''}.`,
  planksOf: (n: number, most: number) => `From your child this week: ${n} of ${most}.`,
  others: 'The rest',
  parts: {
    goal: 'Goal of the day: fireflies',
    stickers: 'Stickers and the house',
    story: 'A story along the lessons',
    streak: 'Days and weeks together',
    quests: 'Quests of the week',
    freePlay: 'Play meadow',
    books: 'Library',
    badges: 'Badges',
    team: "The club's bridge",
  },
  notes: {
    goal: 'A firefly is a task played to its end and some minutes of practice. When all are caught, night falls on the map. Playing on is fine.',
    stickers: 'Each lesson that is done brings one sticker. They find their places in the house.',
    story: 'Before each lesson a picture of the tale opens, and a voice tells it.',
    streak: 'The count only grows: rest does not set it back.',
    quests: 'Three things to do in a week for those of seven and older.',
    freePlay:
      'Drawing, music, shapes and rhymes for children under ten: no tasks and no marks. When the minutes of the day are over, the meadow sleeps until tomorrow.',
    books: 'Books to read and listen to, with questions after each. What they read shows in their progress.',
    badges: 'Badges for lessons, books, weeks together and mistakes put right. What is earned stays.',
    team: 'The children of a club build a bridge together: a plank for the lesson, one for its homework, one for any other task of the week. Nobody is compared.',
  },
  kept: 'What is switched off is not lost: switched on again, everything found is there.',
} satisfies Same<typeof ru>;

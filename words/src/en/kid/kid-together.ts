import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/kid-together.ts';

const planks = (n: number) => count('en', n, { one: 'plank', other: 'planks' });
const bridges = (n: number) => count('en', n, { one: 'bridge', other: 'bridges' });

export const texts = {
  title: 'Badges',
  mine: 'My badges',
  wardrobe: 'Dress the fox',
  scarf: 'Scarf',
  hat: 'On his head',
  toHouse: 'Back to the house',
  badges: {
    lanterns: (n: number) => (n === 1 ? 'Your first lesson is done!' : `${n} lessons done!`),
    books: (n: number) => (n === 1 ? 'You have read your first book!' : `${n} books read!`),
    weeks: (n: number) => `${n} weeks of learning together!`,
    pages: (n: number) => (n === 1 ? 'A whole page of the album is full!' : `${n} pages of the album are full!`),
    mended: (n: number) => `${n} mistakes put right!`,
    bridges: (n: number) => (n === 1 ? 'Your club has built its first bridge!' : `Your club has built ${n} bridges!`),
  },
  short: {
    lanterns: (n: number) => count('en', n, { one: 'lesson', other: 'lessons' }),
    books: (n: number) => count('en', n, { one: 'book', other: 'books' }),
    weeks: (n: number) => count('en', n, { one: 'week', other: 'weeks' }),
    pages: (n: number) => count('en', n, { one: 'page', other: 'pages' }),
    mended: (n: number) => count('en', n, { one: 'mistake put right', other: 'mistakes put right' }),
    bridges,
  },
  progress: (done: number, of: number) => `${done} of ${of}`,
  earned: (day: string) => `Earned on ${day}`,
  club: {
    title: (club: string) => `The bridge: ${club}`,
    laid: (n: number, of: number) => `${planks(n)} of ${of} laid`,
    built: (n: number) => `Built so far: ${bridges(n)}`,
    mine: (n: number, most: number) => `Yours this week: ${n} of ${most}`,
    how: 'A club lesson lays a plank, so does its homework, and so does one more task of any kind each week. The bridge never breaks, and there is no hurry.',
    today: 'Who has helped today',
    me: 'You',
    helped: (name: string) => `${name} has helped`,
    friend: (name: string) => name,
    feast: 'The bridge is done, time to celebrate! The club has begun a new one.',
  },
  scarves: {
    violet: 'Purple scarf',
    red: 'Red scarf',
    green: 'Green scarf',
    blue: 'Blue scarf',
    yellow: 'Yellow scarf',
  },
  hats: {
    none: 'Nothing',
    cap: 'Cap',
    bow: 'Bow',
    crown: 'Crown',
    glasses: 'Glasses',
    flower: 'Flower',
  },
  off: 'Badges are switched off now.',
  speech: {
    badges: 'These are your badges. Tap one, and it will tell you what it is for.',
    notYet: 'This badge is still to come.',
    chip: "Let's dress the fox! Choose a scarf and something for his head.",
    bridge: 'Your whole club is building this bridge.',
    feast: 'The bridge is done! Your whole club can celebrate!',
  },
} satisfies Same<typeof ru>;

import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/kid-rewards.ts';

export const texts = {
  jar: (caught: number, of: number) => `Fireflies caught: ${caught} of ${of}.`,
  days: (n: number) => `${count('en', n, { one: 'day', other: 'days' })} together`,
  weeks: (n: number) => `${count('en', n, { one: 'week', other: 'weeks' })} together`,
  week: 'Week',
  quest: { light: 'Light a lantern', play: 'Play some games', mend: 'Fix mistakes' },
  progress: (done: number, of: number) => `${done} of ${of}`,
  house: 'House',
  present: 'Open your present!',
  meadow: 'Play meadow',
  album: 'Sticker album',
  toHouse: 'Back to the house',
  game: 'Game of the course',
  before: 'Earlier stickers',
  after: 'More stickers',
  strip: 'Stickers without a place yet',
  place: (number: number) => `Place ${number}: empty`,
  placed: (name: string, number: number) => `${name}, place ${number}`,
  hidden: (number: number) => `Sticker ${number}: still hidden`,
  found: (n: number, of: number) => `Found: ${n} of ${of}`,
  grows: (n: number) => `The house grows in ${count('en', n, { one: 'lesson', other: 'lessons' })}`,
  off: 'Stickers are switched off now.',
  things: {
    bed: 'Quiet time. Good night!',
    plant: 'The plant grows with you.',
    clock: 'The clock says tick-tock.',
    radio: 'The radio sings the lantern song.',
    bear: 'Teddy listens to you reading.',
  },
  speech: {
    house: 'This is your house. Take a sticker and find it a place!',
    emptyHouse: 'This is your house. The first sticker comes after a lesson.',
    emptyPlace: 'It is empty here. Who shall live here?',
    notYet: 'This friend will come after a lesson.',
  },
} satisfies Same<typeof ru>;

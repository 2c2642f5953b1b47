import type { texts as ru } from '../ru/groups.ts';
import { count, fill, type Same } from '../speak.ts';

export const texts = {
  title: 'Clubs',
  about: (time: string) => fill('Lessons in a group of 3 to 8 children, once a week. These are the next 28 days, in {time}.', { time }),
  allClubs: 'All clubs',
  club: 'Club',
  ages: (from: number, to: number) => fill('{from}–{to} years', { from, to }),
  level: (level: string) => fill('level {level}', { level }),
  minutes: (n: number) => count('en', n, { one: 'minute', other: 'minutes' }),
  next: 'Next lesson',
  teacher: (name: string) => fill('With {name}', { name }),
  free: (n: number) => count('en', n, { one: 'free place', other: 'free places' }),
  full: 'No free places',
  of: (capacity: number) => fill('of {capacity}', { capacity }),
  fits: (kids: string) => fill('The right age for {kids}', { kids }),
  fitsNobody: 'Not the age of any of your children yet',
  join: 'Sign up through the school',
  wait: 'Ask for a place',
  wish: (title: string, day: string) => fill('Hello! I would like to sign my child up for the group “{title}”, {day}.', { title, day }),
  none: 'No groups in the next 28 days',
  noneAbout: 'Write to us which club and time would suit you: we will advise you and gather a group.',
  write: 'Write to the school',
} satisfies Same<typeof ru>;

import { count } from '../../grammar.ts';

/** The nouns that several texts count, each with its forms. A noun that one text alone counts stands there. */

export const seconds = (n: number) => count('en', n, { one: 'second', other: 'seconds' });
export const minutes = (n: number) => count('en', n, { one: 'minute', other: 'minutes' });
export const hours = (n: number) => count('en', n, { one: 'hour', other: 'hours' });
export const payments = (n: number) => count('en', n, { one: 'payment', other: 'payments' });
export const days = (n: number) => count('en', n, { one: 'day', other: 'days' });
export const months = (n: number) => count('en', n, { one: 'month', other: 'months' });
export const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });
export const children = (n: number) => count('en', n, { one: 'child', other: 'children' });
export const characters = (n: number) => count('en', n, { one: 'character', other: 'characters' });
export const weeks = (n: number) => count('en', n, { one: 'week', other: 'weeks' });
export const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : count('en', n, { one: 'time', other: 'times' }));
export const yearsOld = (n: number) => count('en', n, { one: 'year old', other: 'years old' });
export const individualLessons = (n: number) => count('en', n, { one: 'individual lesson', other: 'individual lessons' });
export const groupLessons = (n: number) => count('en', n, { one: 'group lesson', other: 'group lessons' });
export const giftLessons = (n: number) => count('en', n, { one: 'gift lesson', other: 'gift lessons' });
export const tasks = (n: number) => count('en', n, { one: 'task', other: 'tasks' });
export const tries = (n: number) => count('en', n, { one: 'try', other: 'tries' });
export const answers = (n: number) => count('en', n, { one: 'answer', other: 'answers' });
export const stars = (n: number) => count('en', n, { one: 'star', other: 'stars' });
export const lines = (n: number) => count('en', n, { one: 'line', other: 'lines' });
export const families = (n: number) => count('en', n, { one: 'family', other: 'families' });
/** Of a table. */
export const rows = (n: number) => count('en', n, { one: 'row', other: 'rows' });
export const people = (n: number) => count('en', n, { one: 'person', other: 'people' });
export const pupils = (n: number) => count('en', n, { one: 'pupil', other: 'pupils' });
export const availableTimes = (n: number) => count('en', n, { one: 'available time', other: 'available times' });
export const newMessages = (n: number) => count('en', n, { one: 'new message', other: 'new messages' });

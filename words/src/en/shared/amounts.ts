import { count } from '../../grammar.ts';

/** Amounts of time and lessons with their words, for texts that name a limit of the school. */

export const seconds = (n: number) => count('en', n, { one: 'second', other: 'seconds' });
export const minutes = (n: number) => count('en', n, { one: 'minute', other: 'minutes' });
export const hours = (n: number) => count('en', n, { one: 'hour', other: 'hours' });
export const days = (n: number) => count('en', n, { one: 'day', other: 'days' });
export const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });
export const children = (n: number) => count('en', n, { one: 'child', other: 'children' });
export const characters = (n: number) => count('en', n, { one: 'character', other: 'characters' });
export const weeks = (n: number) => count('en', n, { one: 'week', other: 'weeks' });

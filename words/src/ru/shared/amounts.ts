import { count, form } from '../../grammar.ts';

/** Amounts of time and lessons with their words, for texts that name a limit of the school. */

export const seconds = (n: number) => count('ru', n, { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' });
/** After «за», «через», «на»: за 1 минуту, за 10 минут. */
export const minutes = (n: number) => count('ru', n, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' });
/** How long something lasts: урок 1 минута, 25 минут. */
export const lastsMinutes = (n: number) => count('ru', n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' });
export const hours = (n: number) => count('ru', n, { one: 'час', few: 'часа', many: 'часов', other: 'часа' });
export const days = (n: number) => count('ru', n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' });
export const weeks = (n: number) => count('ru', n, { one: 'неделю', few: 'недели', many: 'недель', other: 'недели' });
export const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

/** After «меньше», «от», «не меньше», «в течение»: меньше 1 часа, меньше 8 часов. */
const genitive = (n: number, one: string, many: string) => `${n} ${form('ru', n, { one, few: many, many, other: one })}`;
export const ofMinutes = (n: number) => genitive(n, 'минуты', 'минут');
export const ofHours = (n: number) => genitive(n, 'часа', 'часов');
export const ofYears = (n: number) => genitive(n, 'года', 'лет');
export const ofLessons = (n: number) => genitive(n, 'урока', 'уроков');
export const ofChildren = (n: number) => genitive(n, 'ребёнка', 'детей');
export const ofCharacters = (n: number) => genitive(n, 'символа', 'символов');
/** «Ближайшие 28 дней», «ближайший 1 день». */
export const nextDays = (n: number) =>
  `${form('ru', n, { one: 'ближайший', few: 'ближайшие', many: 'ближайшие', other: 'ближайшие' })} ${days(n)}`;

import { count, form } from '../../grammar.ts';

/**
 * The nouns that several texts count, each with its forms, so that a word is declined in one place. A noun that one
 * text alone counts stands there. Cases that differ have names of their own.
 */

export const seconds = (n: number) => count('ru', n, { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' });
/** After «за», «через», «на»: за 1 минуту, за 10 минут. */
export const minutes = (n: number) => count('ru', n, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' });
/** How long something lasts: урок 1 минута, 25 минут. */
export const lastsMinutes = (n: number) => count('ru', n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' });
export const hours = (n: number) => count('ru', n, { one: 'час', few: 'часа', many: 'часов', other: 'часа' });
export const payments = (n: number) => count('ru', n, { one: 'платёж', few: 'платежа', many: 'платежей', other: 'платежа' });
export const days = (n: number) => count('ru', n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' });
export const weeks = (n: number) => count('ru', n, { one: 'неделю', few: 'недели', many: 'недель', other: 'недели' });
/** How long something lasts or is held: 1 неделя, 4 недели. */
export const lastsWeeks = (n: number) => count('ru', n, { one: 'неделя', few: 'недели', many: 'недель', other: 'недели' });
/** After «на»: на 1 месяц, 12 месяцев; and how long something is valid. */
export const months = (n: number) => count('ru', n, { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' });
export const years = (n: number) => count('ru', n, { one: 'год', few: 'года', many: 'лет', other: 'года' });
export const times = (n: number) => count('ru', n, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' });

export const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });
export const individualLessons = (n: number) =>
  count('ru', n, {
    one: 'индивидуальный урок',
    few: 'индивидуальных урока',
    many: 'индивидуальных уроков',
    other: 'индивидуального урока',
  });
export const groupLessons = (n: number) =>
  count('ru', n, { one: 'групповой урок', few: 'групповых урока', many: 'групповых уроков', other: 'группового урока' });
export const giftLessons = (n: number) =>
  count('ru', n, { one: 'подарочный урок', few: 'подарочных урока', many: 'подарочных уроков', other: 'подарочного урока' });
export const tasks = (n: number) => count('ru', n, { one: 'задание', few: 'задания', many: 'заданий', other: 'задания' });
export const tries = (n: number) => count('ru', n, { one: 'попытка', few: 'попытки', many: 'попыток', other: 'попытки' });
export const answers = (n: number) => count('ru', n, { one: 'ответ', few: 'ответа', many: 'ответов', other: 'ответа' });
export const stars = (n: number) => count('ru', n, { one: 'звезда', few: 'звезды', many: 'звёзд', other: 'звезды' });
export const lines = (n: number) => count('ru', n, { one: 'линия', few: 'линии', many: 'линий', other: 'линии' });

export const families = (n: number) => count('ru', n, { one: 'семья', few: 'семьи', many: 'семей', other: 'семьи' });
export const people = (n: number) => count('ru', n, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' });
export const pupils = (n: number) => count('ru', n, { one: 'ученик', few: 'ученика', many: 'учеников', other: 'ученика' });
export const options = (n: number) => count('ru', n, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' });
export const rows = (n: number) => count('ru', n, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' });
export const newMessages = (n: number) =>
  count('ru', n, { one: 'новое сообщение', few: 'новых сообщения', many: 'новых сообщений', other: 'нового сообщения' });

/** After «меньше», «от», «не меньше», «в течение»: меньше 1 часа, меньше 8 часов. */
const genitive = (n: number, one: string, many: string) => count('ru', n, { one, few: many, many, other: one });
export const ofMinutes = (n: number) => genitive(n, 'минуты', 'минут');
export const ofHours = (n: number) => genitive(n, 'часа', 'часов');
export const ofDays = (n: number) => genitive(n, 'дня', 'дней');
export const ofYears = (n: number) => genitive(n, 'года', 'лет');
export const ofTimes = (n: number) => genitive(n, 'раза', 'раз');
export const ofLessons = (n: number) => genitive(n, 'урока', 'уроков');
export const ofChildren = (n: number) => genitive(n, 'ребёнка', 'детей');
export const ofCharacters = (n: number) => genitive(n, 'символа', 'символов');
/** «Ближайшие 28 дней», «ближайший 1 день». */
export const nextDays = (n: number) =>
  `${form('ru', n, { one: 'ближайший', few: 'ближайшие', many: 'ближайшие', other: 'ближайшие' })} ${days(n)}`;

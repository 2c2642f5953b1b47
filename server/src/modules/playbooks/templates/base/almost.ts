import type { Words } from '@school/contract/playbooks/pictures';
import { both } from '@school/contract/puzzles/words';

/** What is said of an answer that is almost right: what is right already comes first, what is missing after it. No answer is told. */
export const almost = {
  close: both('Почти! Совсем рядом.', 'Almost! Very close.'),
  byOne: both('Почти! Совсем рядом: посчитай ещё раз.', 'Almost! Very close: count once more.'),
  oneLetter: both('Почти! Не та только одна буква.', 'Almost! Only one letter is not right.'),
  hourRight: both('Короткая стрелка стоит верно. Поверни длинную.', 'The short hand is right. Turn the long one.'),
  minutesRight: both('Длинная стрелка стоит верно. Поверни короткую.', 'The long hand is right. Turn the short one.'),
  coinsMissing: both('Почти! Не хватает чуть-чуть.', 'Almost! A little is missing.'),
  coinsTooMany: both('Почти! Чуть-чуть лишнего.', 'Almost! A little too much.'),
  stepOn: both('Почти! Ещё один шаг вперёд.', 'Almost! One more step on.'),
  stepBack: both('Почти! Один шаг назад.', 'Almost! One step back.'),
  allAndMore: both('Почти! Всё найдено, но есть лишнее.', 'Almost! All is found, and something too many.'),
};

/** So many are in their places, and so many are to go; nothing is said where none is. */
export const inPlace = (right: number, all: number): Words | undefined =>
  right > 0 && right < all
    ? both(`Почти! Уже на месте: ${right}. Осталось: ${all - right}.`, `Almost! In place already: ${right}. To go: ${all - right}.`)
    : undefined;

/** So many of what is looked for are found, so many are still hidden, and whether others were taken with them. */
export function found(right: number, all: number, others = 0): Words | undefined {
  if (right === all) return others > 0 ? almost.allAndMore : undefined;
  if (right === 0 || others >= right) return undefined;
  return both(
    `Почти! Уже нашлось: ${right}. Ещё прячется: ${all - right}.`,
    `Almost! Found already: ${right}. Still hiding: ${all - right}.`,
  );
}

/** All that may be said of such an answer; numbers are said by themselves. */
export const everyAlmost: readonly Words[] = [...Object.values(almost), inPlace(1, 2), found(1, 2)].flatMap((words) => words ?? []);

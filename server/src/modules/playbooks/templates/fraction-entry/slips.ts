import type { Words } from '@school/contract/playbooks/pictures';
import { both } from '@school/contract/puzzles/words';

import { type Entry, type Fraction, isEqual, partsOf } from './fractions.ts';

/** What is said of an answer that comes of a mistake with a name. */
export const told = {
  zeroBottom: both('Внизу не ноль: на ноль частей не делят.', 'The bottom is not zero: nothing is cut into no parts.'),
  wholesLeft: both('Почти! Число верное. Выдели ещё целую часть.', 'Almost! The number is right. Now take the wholes out.'),
  notSimplest: both(
    'Почти! Число верное. Сократи: раздели верх и низ.',
    'Almost! The number is right. Make it simpler: divide top and bottom.',
  ),
  bottomsAdded: both(
    'Почти! Складываем только части, а их размер не меняется: знаменатель тот же.',
    'Almost! Only the parts are added. Their size stays: the same bottom.',
  ),
  bottomsTaken: both(
    'Почти! Вычитаем только части, а их размер не меняется: знаменатель тот же.',
    'Almost! Only the parts are taken away. Their size stays: the same bottom.',
  ),
  turned: both(
    'Почти! Поменяй местами: внизу — на сколько делили, вверху — сколько взяли.',
    'Almost! The other way round: below is how many parts there are, above how many are taken.',
  ),
  sameAdded: both(
    'Почти! Прибавить поровну нельзя: верх и низ умножают на одно число.',
    'Almost! Adding the same changes it: top and bottom are multiplied by one number.',
  ),
  notChanged: both(
    'Почти! Одно число изменилось, значит, во столько же раз меняется и другое.',
    'Almost! One number has changed, so the other changes as many times.',
  ),
  wholeLost: both('Почти! Потерялись целые.', 'Almost! The wholes got lost.'),
  topAsWhole: both(
    'Почти! Целых столько, сколько раз знаменатель помещается в числителе.',
    'Almost! There are as many wholes as the bottom goes into the top.',
  ),
} satisfies Record<string, Words>;

/** The mistake that such an answer comes of; undefined where it has no name. */
export function slipOf(item: Entry, given: Fraction): Words | undefined {
  const fractions = item.line.filter((piece) => typeof piece !== 'string');
  const [one, other] = fractions;
  const { right } = item;
  if (one && item.given) {
    const [from, to, changed, kept] =
      item.given === 'bottom' ? [one.bottom, right.bottom, given.top, one.top] : [one.top, right.top, given.bottom, one.bottom];
    if (changed === kept) return told.notChanged;
    return changed - kept === to - from ? told.sameAdded : undefined;
  }
  if (one && other) {
    const isSum = item.line.includes('+');
    if (isSum && given.top === one.top + other.top && given.bottom === one.bottom + other.bottom) return told.bottomsAdded;
    if (!isSum && given.top === one.top - other.top && given.bottom === Math.abs(one.bottom - other.bottom)) return told.bottomsTaken;
  }
  const parts = partsOf(right);
  if (partsOf(given) > 0 && isEqual({ top: given.bottom, bottom: partsOf(given) }, right)) return told.turned;
  if (given.whole !== undefined && given.whole > 0 && given.whole === parts && parts > right.bottom) return told.topAsWhole;
  const lost = { top: parts % right.bottom, bottom: right.bottom };
  return parts > right.bottom && lost.top > 0 && isEqual(given, lost) ? told.wholeLost : undefined;
}

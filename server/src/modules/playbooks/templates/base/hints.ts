import type { Hint } from '@school/contract/playbooks/attempts';
import { both } from '@school/contract/puzzles/words';

const hint = (ru: string, en: string): Hint => ({ words: both(ru, en) });

/** What is said to a child who is stuck, where the author or the generator has nothing better. */
export const hints = {
  lookAgain: hint('Посмотри ещё раз внимательно, не торопись.', 'Take another careful look, there is no hurry.'),
  oneFellOff: hint('Я убрал одну лишнюю карточку. Выбирай из оставшихся.', 'I took one wrong card away. Choose from the rest.'),
  several: hint(
    'Правильных ответов здесь несколько. Проверь каждую карточку по одной.',
    'There are several right ones. Check the cards one by one.',
  ),
  surePair: hint('Начни с той пары, в которой ты точно уверен.', 'Begin with the pair you are sure about.'),
  sort: hint('Бери по одной карточке и спрашивай себя: куда она подходит?', 'Take one card at a time and ask: where does it belong?'),
  order: hint('Найди, что идёт самым первым. Потом — что сразу за ним.', 'Find what comes first. Then what comes right after it.'),
  build: hint('Произнеси слово медленно и послушай, что звучит сначала.', 'Say the word slowly and listen: what comes first?'),
  count: hint('Посчитай ещё раз, можно на пальчиках.', 'Count again, you may use your fingers.'),
  calculate: hint('Разбей вопрос на шаги и реши сначала первый.', 'Split it into steps and do the first one first.'),
  table: hint(
    'Возьми число слева и число сверху: ответ стоит там, где их дорожки встретятся.',
    'Take the number on the left and the one on top: the answer goes where their paths meet.',
  ),
  spell: hint('Произнеси слово по слогам и проверь каждую букву.', 'Say the word slowly and check every letter.'),
  gaps: hint(
    'Прочитай предложение целиком с каждым вариантом. Какой подходит?',
    'Read the whole sentence with each choice. Which one fits?',
  ),
  mark: hint('Веди пальчиком по порядку и останавливайся на каждом.', 'Move your finger along and stop at each one.'),
  paint: hint('Сравнивай по рядам: сначала верхний, потом следующий.', 'Compare row by row, from the top.'),
  line: hint('Считай деления от ближайшего подписанного числа.', 'Count the ticks from the nearest number.'),
  clock: hint('Короткая стрелка показывает часы, длинная — минуты.', 'The short hand shows the hours, the long one the minutes.'),
  coins: hint('Начни с самой большой монеты, которая подходит.', 'Begin with the largest coin that fits.'),
  sudoku: hint('Найди строку или столбик, где не хватает только одного числа.', 'Find a row or a column with only one number missing.'),
  path: hint('Веди робота пальчиком по клеткам и считай шаги.', 'Lead the robot with your finger and count the steps.'),
  tower: hint('Сначала освободи место для самого большого диска.', 'First make room for the largest disc.'),
  words: hint('Найди первую букву слова и смотри вправо и вниз.', 'Find the first letter of the word and look right and down.'),
} as const satisfies Record<string, Hint>;

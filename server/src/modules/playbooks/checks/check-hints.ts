import { numbersAsked } from '../templates/type-number/kind.ts';
import { templateOf } from '../templates/registry.ts';
import type { Item } from '../templates/base/template.ts';

/** «Посчитай на пальчиках»: fingers to count on, not one to point with. */
const onFingers = /на пальчиках|your fingers/;

/** A hint that is of no use, or too much: fingers for what is more than ten, none of its own, the answer itself. */
export function hintFaults(item: Item, made: boolean): string[] {
  const faults: string[] = [];
  const hint = templateOf(item.template).hint(item);
  const answers = numbersToFind(item);
  const given = numbersAsked(item);
  if (made && item.template === 'type-number' && !item.hint) faults.push('a generator of typed numbers has no hint of its own');
  if (!hint) return faults;
  if (Math.max(0, ...answers, ...given) > 10 && onFingers.test(`${hint.words.ru} ${hint.words.en}`))
    faults.push('the hint counts on fingers what is more than ten');
  const told = [...hint.words.ru.matchAll(/\d+/g), ...hint.words.en.matchAll(/\d+/g)].map(Number);
  if (told.some((number) => answers.includes(number) && !given.includes(number)))
    faults.push(`the hint tells the answer: «${hint.words.ru}»`);
  return faults;
}

/** The right answer as numbers, where it is numbers. */
function numbersToFind(item: Item): number[] {
  const template = templateOf(item.template);
  const solution = template.solution(item);
  if (solution?.template === 'type-number') return solution.numbers.flatMap((number) => number ?? []);
  const shown = template.shown(item);
  if (solution?.template !== 'choice-one' || shown.template !== 'choice-one') return [];
  const words = shown.options.find(({ id }) => id === solution.choice)?.words?.ru ?? '';
  return /^\d+$/.test(words) ? [Number(words)] : [];
}

import type { Answer } from '@school/contract/playbooks/answers';
import type { Card } from '@school/contract/playbooks/pictures';
import type { Task, TaskOf } from '@school/contract/playbooks/tasks';

const ids = (cards: readonly Pick<Card, 'id'>[]) => cards.map(({ id }) => id);
const first = (cards: readonly Pick<Card, 'id'>[]) => cards[0]?.id ?? '';

/** Where a word stands in a field of letters, across or down. */
function squaresOf({ size, letters }: TaskOf<'word-grid'>, word: string): number[] {
  for (const step of [1, size])
    for (let from = 0; from < letters.length; from++) {
      const squares = word.split('').map((_, at) => from + at * step);
      const isWhole = squares.every((square, at) => letters[square]?.toLowerCase() === word[at]?.toLowerCase());
      if (isWhole && (step !== 1 || (from % size) + word.length <= size)) return squares;
    }
  throw new Error(`${word} stands nowhere`);
}

/** A move that a tower allows: the smallest disc of all goes wherever one likes. */
function anyMove(pegs: TaskOf<'tower-moves'>['from']): [number, number] {
  const tops = pegs.map((peg) => peg.at(-1) ?? Infinity);
  const from = tops.indexOf(Math.min(...tops));
  return [from, (from + 1) % pegs.length];
}

/** What a child gives who does something and does not know: of every template a whole answer, right or not. */
export function anyAnswer(task: Task): Answer {
  const { template } = task;
  switch (template) {
    case 'choice-one':
    case 'story-choice':
    case 'poll':
      return { template, choice: first(task.options) };
    case 'choice-many':
      return { template, choices: ids(task.options).slice(0, 2) };
    case 'true-false':
      return { template, yes: true };
    case 'match-pairs':
      return { template, pairs: task.left.map(({ id }, at) => [id, task.right[at]?.id ?? '']) };
    case 'sort-bins':
      return { template, pairs: task.items.map(({ id }, at) => [id, task.bins[at % task.bins.length]?.id ?? '']) };
    case 'order-list':
      return { template, order: ids(task.items).toReversed() };
    case 'build-tiles':
      return { template, order: ids(task.tiles).slice(0, 3) };
    case 'type-number':
      return { template, numbers: Array.from({ length: task.fields }, () => 7) };
    case 'type-text':
      return { template, text: task.lang === 'ru' ? 'мяу' : 'miaow' };
    case 'gaps-choice':
      return { template, pairs: task.pieces.flatMap((it): [string, string][] => ('gap' in it ? [[it.gap, first(it.options)]] : [])) };
    case 'gaps-drag': {
      const gaps = task.pieces.flatMap((it) => ('gap' in it ? [it.gap] : []));
      return { template, pairs: gaps.map((gap, at) => [gap, task.bank[at]?.id ?? '']) };
    }
    case 'hottext':
      return { template, marked: task.pieces.flatMap((it) => ('id' in it ? [it.id] : [])).slice(0, 2) };
    case 'hotspot':
      return { template, marked: ids(task.spots).slice(0, task.choose) };
    case 'grid-paint':
      return { template, cells: [0, 1] };
    case 'number-line':
      return { template, value: task.min + task.step };
    case 'clock-set':
      return { template, hours: 2, minutes: task.stepMinutes };
    case 'coins-pay':
      return { template, coins: task.coins.slice(0, 1) };
    case 'table-fill':
      return { template, cells: task.rows.map(() => task.columns.map(() => 1)) };
    case 'memory-pairs':
      return { template, flips: [[task.cards[0]?.id ?? '', task.cards[1]?.id ?? '']] };
    case 'word-grid':
      return { template, found: [squaresOf(task, task.words[0] ?? '')] };
    case 'sudoku-grid':
      return { template, cells: task.cells.map((cell) => cell ?? 1) };
    case 'path-program':
      return { template, steps: ['right', 'down'] };
    case 'tower-moves':
      return { template, moves: [anyMove(task.from)] };
    case 'trace':
      return { template, order: task.strokes.map((_, at) => at) };
    case 'read-aloud':
    case 'say':
      return { template, seconds: 2 };
    case 'long-text':
      return { template, text: 'мяу '.repeat(task.leastWords) };
    case 'flashcards':
      return { template, known: ids(task.cards) };
    case 'spot-difference':
      return { template, marked: [0] };
    case 'draw':
      return {
        template,
        drawn: [
          [
            [10, 10],
            [90, 90],
          ],
        ],
      };
    default:
      return { template };
  }
}

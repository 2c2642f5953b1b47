import type { Answer } from '@school/contract/playbooks/answers';
import type { Card } from '@school/contract/playbooks/pictures';
import type { Task } from '@school/contract/playbooks/tasks';

import type { TextsOf } from '#i18n/features.ts';
import type { Tongue } from '#kit/play/voice-state.ts';
import { faceName } from '../words.ts';

export interface AnswerWords {
  tongue: Tongue;
  player: TextsOf<'player'>;
  tasks: TextsOf<'tasks'>;
  progress: TextsOf<'course-progress'>;
}

/** What a child answered, in words that a grown-up reads: «кошка — cat; собака — dog». */
export function answerText(task: Task, answer: Answer, { tongue, player, tasks, progress }: AnswerWords): string {
  const named = (cards: readonly Card[]) => (id: string) => {
    const card = cards.find((it) => it.id === id);
    return card ? faceName(card, tongue, player.pictures) : '?';
  };
  const list = (parts: readonly string[], separator = ', ') => parts.join(separator) || progress.noAnswer;
  const pairs = (left: readonly Card[], right: readonly Card[], given: readonly (readonly [string, string])[]) =>
    list(
      given.map(([one, other]) => `${named(left)(one)} — ${named(right)(other)}`),
      '; ',
    );
  const number = (value: number | null) => (value === null ? '—' : String(value));

  switch (answer.template) {
    case 'choice-one':
    case 'story-choice':
    case 'poll':
      return 'options' in task ? named(task.options)(answer.choice) : '';
    case 'choice-many':
      return 'options' in task ? list(answer.choices.map(named(task.options))) : '';
    case 'true-false':
      return answer.yes ? progress.yes : progress.no;
    case 'match-pairs':
      return task.template === 'match-pairs' ? pairs(task.left, task.right, answer.pairs) : '';
    case 'sort-bins':
      return task.template === 'sort-bins' ? pairs(task.items, task.bins, answer.pairs) : '';
    case 'order-list':
      return task.template === 'order-list' ? list(answer.order.map(named(task.items)), ' → ') : '';
    case 'build-tiles':
      return task.template === 'build-tiles' ? list(answer.order.map(named(task.tiles)), task.joined ? '' : ' ') : '';
    case 'type-number':
      return list(answer.numbers.map(number));
    case 'type-text':
    case 'long-text':
      return answer.text === '' ? progress.noAnswer : answer.text;
    case 'gaps-choice':
    case 'gaps-drag':
      return filled(task, answer.pairs, named);
    case 'hottext':
      return task.template === 'hottext'
        ? list(answer.marked.map((id) => task.pieces.flatMap((piece) => ('id' in piece && piece.id === id ? [piece.word] : [])).join('')))
        : '';
    case 'hotspot':
      return task.template === 'hotspot' ? list(answer.marked.map(named(task.spots))) : '';
    case 'grid-paint':
      return progress.cells(answer.cells.length);
    case 'spot-difference':
      return tasks.differencesFound(answer.marked.length, task.template === 'spot-difference' ? task.differences : answer.marked.length);
    case 'number-line':
      return String(answer.value);
    case 'clock-set':
      return `${answer.hours}:${String(answer.minutes).padStart(2, '0')}`;
    case 'coins-pay':
      return `${list(answer.coins.map(String), ' + ')} = ${answer.coins.reduce((sum, coin) => sum + coin, 0)}`;
    case 'table-fill':
      return answer.cells.map((row) => row.map(number).join(' ')).join(' | ');
    case 'memory-pairs':
      return progress.turns(answer.flips.length);
    case 'word-grid':
      return task.template === 'word-grid'
        ? list(answer.found.map((squares) => squares.map((square) => task.letters[square]).join('')))
        : '';
    case 'sudoku-grid':
      return task.template === 'sudoku-grid'
        ? rows(answer.cells, task.size)
            .map((row) => row.map(number).join(' '))
            .join(' | ')
        : '';
    case 'path-program':
      return list(answer.steps.map((step) => tasks.arrows[step]));
    case 'tower-moves':
      return list(answer.moves.map(([from, to]) => `${from + 1}→${to + 1}`));
    case 'trace':
      return answer.drawn ? progress.drawn : progress.traced((answer.order ?? []).length);
    case 'read-aloud':
      return progress.readFor(answer.seconds ?? 0);
    case 'say':
      return progress.said;
    case 'flashcards':
      return task.template === 'flashcards' ? `${answer.known.length} / ${task.cards.length}` : '';
    case 'draw':
      return tasks.drawing(answer.drawn.length);
    default:
      return progress.itemStates.seen;
  }
}

/** The text of a task with its holes filled as answered; an empty hole is […]. */
function filled(
  task: Task,
  given: readonly (readonly [string, string])[],
  named: (cards: readonly Card[]) => (id: string) => string,
): string {
  if (task.template !== 'gaps-choice' && task.template !== 'gaps-drag') return '';
  return task.pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      const word = given.find(([gap]) => gap === piece.gap)?.[1];
      const cards = task.template === 'gaps-drag' ? task.bank : 'options' in piece ? piece.options : [];
      return word === undefined ? '[…]' : `[${named(cards)(word)}]`;
    })
    .join('');
}

const rows = <T>(cells: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(cells.length / size) }, (_, row) => cells.slice(row * size, (row + 1) * size));

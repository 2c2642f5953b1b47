import type { AnswerOf } from '@school/contract/playbooks/answers';
import type { Card } from '@school/contract/playbooks/pictures';
import type { TaskOf, TemplateCode } from '@school/contract/playbooks/tasks';

import type { TextsOf } from '#i18n/features.ts';
import type { Tongue } from '#kit/play/voice-state.ts';
import { faceName } from '../words.ts';

export interface AnswerWords {
  tongue: Tongue;
  player: TextsOf<'player'>;
  tasks: TextsOf<'tasks'>;
  progress: TextsOf<'course-progress'>;
}

type Pairs = readonly (readonly [string, string])[];

/** How the parts of an answer are said to a grown-up. */
type Reading = ReturnType<typeof readingIn>;

/** What a person reads of an answer to a task of one template. */
export type AnswerText<Code extends TemplateCode> = (given: { task: TaskOf<Code>; answer: AnswerOf<Code> }, reading: Reading) => string;

export function readingIn({ tongue, player, tasks, progress }: AnswerWords) {
  const named = (cards: readonly Card[]) => (id: string) => {
    const card = cards.find((it) => it.id === id);
    return card ? faceName(card, tongue, player.pictures) : '?';
  };
  const list = (parts: readonly string[], separator = ', ') => parts.join(separator) || progress.noAnswer;
  const pairs = (left: readonly Card[], right: readonly Card[], given: Pairs) =>
    list(
      given.map(([one, other]) => `${named(left)(one)} — ${named(right)(other)}`),
      '; ',
    );
  const number = (value: number | null) => (value === null ? '—' : String(value));
  const rows = (cells: readonly (readonly (number | null)[])[]) => cells.map((row) => row.map(number).join(' ')).join(' | ');
  /** A text with its holes filled as answered; an empty hole is […]. */
  const filled = <Piece extends { text: string } | { gap: string }>(
    pieces: readonly Piece[],
    given: Pairs,
    cardsOf: (piece: Piece) => readonly Card[],
  ) =>
    pieces
      .map((piece) => {
        if ('text' in piece) return piece.text;
        const word = given.find(([gap]) => 'gap' in piece && gap === piece.gap)?.[1];
        return word === undefined ? '[…]' : `[${named(cardsOf(piece))(word)}]`;
      })
      .join('');
  return { named, list, pairs, number, rows, filled, tasks, progress, tongue };
}

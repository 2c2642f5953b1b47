import type { RoomTaskItem } from '@school/contract/lesson-room/task-calls';
import type { Card } from '@school/contract/playbooks/pictures';

type Voted = Pick<RoomTaskItem, 'round' | 'task' | 'answer'>;

const optionsOf = ({ task }: Pick<Voted, 'task'>): readonly Card[] => ('options' in task ? task.options : []);
/** What is on a card: its name in an attempt is that attempt's own. */
const faceOf = (card: Card): string => JSON.stringify({ ...card, id: '' });

/** How many chose each of the cards of an item: of every copy of it, by what is on the card. Who chose what is not told. */
export function countVotes(item: Voted, copies: readonly Voted[]): Array<{ card: string; count: number }> {
  const chosen = copies.flatMap((copy) => {
    const choice = copy.round === item.round && copy.answer && 'choice' in copy.answer ? copy.answer.choice : undefined;
    return optionsOf(copy)
      .filter(({ id }) => id === choice)
      .map(faceOf);
  });
  return optionsOf(item).map((card) => ({ card: card.id, count: chosen.filter((face) => face === faceOf(card)).length }));
}

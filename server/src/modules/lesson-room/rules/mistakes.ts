import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { CommonMistake, RoomTaskItem } from '@school/contract/lesson-room/task-calls';

type Copy = Pick<RoomTaskItem, 'round' | 'task' | 'answer' | 'judgement'>;

/** What stands on each card of a task, by the name that it has in this attempt alone. */
function facesIn(value: unknown, faces = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return faces;
  if ('id' in value && typeof value.id === 'string') faces.set(value.id, JSON.stringify({ ...value, id: '' }));
  for (const inner of Object.values(value)) facesIn(inner, faces);
  return faces;
}

/** An answer, or a task, with what stands on its cards in place of their names: alike in all attempts. */
const byFaces = (value: unknown, faces: ReadonlyMap<string, string>): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? (faces.get(inner) ?? inner) : inner));

/** What lies before a child, whatever way its cards were shuffled. */
const cardsOf = (task: Copy['task'], faces: ReadonlyMap<string, string>): string =>
  JSON.stringify([task.template, byFaces(task.stimulus, faces), [...faces.values()].toSorted()]);

/**
 * Answers that several children gave alike to the same item and that are not right, the most common first. One child's mistake is its own,
 * and two are a chance.
 */
export function commonMistakes(copies: ReadonlyArray<readonly Copy[]>): CommonMistake[] {
  const found = new Map<string, CommonMistake>();
  for (const { round, task, answer, judgement } of copies.flat()) {
    if (!answer || (judgement?.verdict !== 'wrong' && judgement?.verdict !== 'partly')) continue;
    const faces = facesIn(task);
    const key = JSON.stringify([round, cardsOf(task, faces), byFaces(answer, faces)]);
    const known = found.get(key);
    // Whoever was shown what is right has it by the names of its own cards.
    if (known)
      found.set(key, {
        ...(judgement.solution && !known.solution ? { ...known, task, answer, solution: judgement.solution } : known),
        kids: known.kids + 1,
      });
    else found.set(key, { round, kids: 1, task, answer, solution: judgement.solution });
  }
  return [...found.values()]
    .filter(({ kids }) => kids >= lessonRoomLimits.mistakeOfKids)
    .toSorted((a, b) => b.kids - a.kids || a.round - b.round)
    .slice(0, lessonRoomLimits.mistakesShown);
}

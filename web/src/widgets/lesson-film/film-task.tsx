import type { LessonFilm } from '@school/contract/lesson-room/film-calls';
import { idOf, roleOf } from '@school/contract/lesson-room/people';
import type { RoomState } from '@school/contract/lesson-room/state';

import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';

type Marks = RoomState['marks'][string];

const tones: Readonly<Record<Marks[string]['verdict'], Tone>> = {
  right: 'good',
  partly: 'warn',
  wrong: 'bad',
  skipped: 'plain',
  seen: 'plain',
  waiting: 'brand',
};

interface FilmTaskProps {
  task: NonNullable<RoomState['task']>;
  marks: RoomState['marks'];
  people: LessonFilm['people'];
}

/** A task as the room heard of it: who answered which part of it how, as it came. What was answered stands with the tasks of the lesson. */
export function FilmTask({ task, marks, people }: FilmTaskProps) {
  const t = useTexts('lessonFilm');
  const rows = [
    ...people.flatMap(({ person, role, name }) => (role === 'kid' && name !== null ? [{ key: idOf(person), name }] : [])),
    { key: 'all', name: t.together },
  ].flatMap(({ key, name }) => {
    const items = itemsOf(marks[key], task);
    return items.length > 0 ? [{ key, name, items }] : [];
  });
  const kids = people.filter(({ person }) => roleOf(person) === 'kid').length;
  return (
    <div className="m-auto flex w-full max-w-xl flex-col gap-4 p-6">
      <p className="text-xl font-extrabold">{t.task(task.taskNo + 1)}</p>
      <p className="text-mute">{task.mode === 'class' ? t.byAll : kids > 1 ? t.byEach : t.byOne}</p>
      {rows.length === 0 && <p>{t.noAnswers}</p>}
      {rows.map(({ key, name, items }) => (
        <div key={key} className="flex flex-wrap items-center gap-2">
          <strong>{name}</strong>
          <ol className="contents" aria-label={name}>
            {items.map(({ round, verdict }) => (
              <li key={round} className="list-none">
                <Badge tone={tones[verdict]}>{t.item(round + 1, t.verdicts[verdict])}</Badge>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** The parts of a task that were answered, in their order. */
const itemsOf = (marks: Marks | undefined, { playbookUid, taskIdx }: FilmTaskProps['task']) =>
  Object.entries(marks ?? {})
    .filter(([key]) => key.startsWith(`${playbookUid}/${taskIdx}/`))
    .map(([key, { verdict }]) => ({ round: Number(key.slice(key.lastIndexOf('/') + 1)), verdict }))
    .toSorted((one, other) => one.round - other.round);

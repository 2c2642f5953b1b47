import type { LessonFilm } from '@school/contract/lesson-room/film-calls';
import { idOf, roleOf } from '@school/contract/lesson-room/people';
import type { RoomState } from '@school/contract/lesson-room/state';
import type { Band } from '@school/contract/playbooks/bands';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';
import { Segments } from '#kit/segments.tsx';

import type { Answered } from './film-reel.ts';
import { FilmCopy } from './film-copy.tsx';

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
  eventId: string;
  fresh: readonly Answered[];
  band: Band;
  task: NonNullable<RoomState['task']>;
  marks: RoomState['marks'];
  people: LessonFilm['people'];
}

/** A task as it stood before the children, and below it who answered which part of it how, as it came. */
export function FilmTask({ eventId, task, marks, fresh, people, band }: FilmTaskProps) {
  const t = useTexts('lessonFilm');
  const [chosen, setChosen] = useState<string>();
  const isClass = task.mode === 'class';
  const named = people.flatMap(({ person, role, name }) => (role === 'kid' && name !== null ? [{ kidUid: idOf(person), name }] : []));
  const whose = isClass ? null : (named.find(({ kidUid }) => kidUid === chosen) ?? named[0])?.kidUid;
  const rows = [...named.map(({ kidUid, name }) => ({ key: kidUid, name })), { key: 'all', name: t.together }].flatMap(({ key, name }) => {
    const items = itemsOf(marks[key], task);
    return items.length > 0 ? [{ key, name, items }] : [];
  });
  const kids = people.filter(({ person }) => roleOf(person) === 'kid').length;
  return (
    <div className="flex size-full min-h-0 flex-col gap-2 p-3">
      <p className="text-sm text-mute">{isClass ? t.byAll : kids > 1 ? t.byEach : t.byOne}</p>
      {!isClass && named.length > 1 && (
        <Segments
          label={t.whose}
          name="film copy"
          parts={named.map(({ kidUid, name }) => ({ value: kidUid, label: name }))}
          value={whose ?? ''}
          onChange={setChosen}
        />
      )}
      {whose !== undefined && (
        <FilmCopy
          key={`${task.taskNo} ${whose}`}
          eventId={eventId}
          taskNo={task.taskNo}
          kidUid={whose}
          band={band}
          isDone={(round) => marks[whose ?? 'all']?.[itemKey(task, round)]?.done === true}
          fresh={fresh.findLast((it) => it.taskNo === task.taskNo && it.kidUid === whose)?.round}
        />
      )}
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

const itemKey = ({ playbookUid, taskIdx }: FilmTaskProps['task'], round: number): string => `${playbookUid}/${taskIdx}/${round}`;

/** The parts of a task that were answered, in their order. */
const itemsOf = (marks: Marks | undefined, { playbookUid, taskIdx }: FilmTaskProps['task']) =>
  Object.entries(marks ?? {})
    .filter(([key]) => key.startsWith(`${playbookUid}/${taskIdx}/`))
    .map(([key, { verdict }]) => ({ round: Number(key.slice(key.lastIndexOf('/') + 1)), verdict }))
    .toSorted((one, other) => one.round - other.round);

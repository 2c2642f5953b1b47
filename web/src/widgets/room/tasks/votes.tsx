import type { RoomTaskItem } from '@school/contract/lesson-room/task-calls';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { FaceView } from '#widgets/player/card.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useStage } from '#widgets/player/stage.tsx';
import { faceName } from '#widgets/player/words.ts';

import { useEventId } from '../use-room.ts';

/** What everybody chose in a vote, a picture for each answer and no names; nothing before the teacher shows it. */
export function Votes({ item }: { item: RoomTaskItem }) {
  const t = useTexts('roomTasks');
  const { pictures } = useTexts('player');
  const { tongue } = useStage();
  const { task, votes } = item;
  if (!votes || !('options' in task)) return null;
  return (
    <section aria-label={t.votes} className="mx-auto w-full max-w-2xl rounded-lg bg-card p-3">
      <ul className="grid list-none gap-2">
        {task.options.map((card) => {
          const count = votes.find((it) => it.card === card.id)?.count ?? 0;
          return (
            <li key={card.id} className="flex flex-wrap items-center gap-3">
              <span className="sr-only">{t.votesFor(faceName(card, tongue, pictures), count)}</span>
              <span aria-hidden className="flex min-w-28 items-center gap-2 text-(length:--words) font-extrabold">
                <FaceView face={card} size="2.6rem" />
              </span>
              <span aria-hidden className="flex flex-wrap gap-1">
                {Array.from({ length: count }, (_, at) => (
                  <img key={at} src={ownPicture('star')} alt="" className="size-9" />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The teacher shows what was chosen; until then each sees its own answer alone. */
export function ShowVotes({ taskNo, round }: { taskNo: number; round: number }) {
  const t = useTexts('roomTasks');
  const eventId = useEventId();
  const show = useCall('POST /lesson-room/:eventId/tasks/:taskNo/reveal');
  return (
    <div className="self-center">
      <Button busy={show.isPending} onPress={() => show.mutate({ params: { eventId, taskNo }, body: { round, kidUid: null } })}>
        {t.showVotes}
      </Button>
    </div>
  );
}

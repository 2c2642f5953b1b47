import type { RoomTaskItem } from '@school/contract/lesson-room/task-calls';
import type { Band } from '@school/contract/playbooks/bands';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { StageProvider } from '#widgets/player/stage.tsx';
import { TaskView } from '#widgets/player/task-view.tsx';
import type { Phase } from '#widgets/player/use-attempt.ts';
import { shownWords } from '#widgets/player/words.ts';
import { Fence } from '#widgets/room/tasks/fence.tsx';
import { TaskLook } from '#widgets/room/tasks/task-look.tsx';
import { useFit } from '#widgets/room/tasks/use-fit.ts';

interface FilmCopyProps {
  eventId: string;
  taskNo: number;
  /** Whose copy it is; null is the one of all. */
  kidUid: string | null;
  band: Band;
  /** Whether an item was done by then. */
  isDone(round: number): boolean;
  /** The item that was answered a moment ago. */
  fresh: number | undefined;
}

/**
 * A copy of a task as it stood before its child: the item that it was at, and for a moment what it answered. Work that was not handed in
 * is kept by nobody, and nothing here is moved.
 */
export function FilmCopy({ eventId, taskNo, kidUid, band, isDone, fresh }: FilmCopyProps) {
  const t = useTexts('lessonFilm');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const place = useFit('watch');
  const query = kidUid === null ? {} : { kidUid };
  const { data } = useQuery({
    ...quietly(queryOf('GET /lesson-room/:eventId/tasks/:taskNo', { params: { eventId, taskNo }, query })),
    staleTime: Infinity,
  });
  const items = data?.items ?? [];
  const item = items.find(({ round }) => round === fresh) ?? items.find(({ round }) => !isDone(round)) ?? items.at(-1);
  if (!item) return null;
  const asked = shownWords(item.task.ask, tongue);
  const done = isDone(item.round);
  return (
    <section ref={place} aria-label={asked} data-task={taskNo} className="flex min-h-0 w-full grow flex-col overflow-auto">
      <PlayerLook />
      <TaskLook />
      <StageProvider value={{ band, tongue, saying: null, attemptUid: data?.attemptUid ?? '' }}>
        <div data-copy={kidUid ?? 'all'} data-round={item.round} data-band={band} className="flex min-h-full flex-col gap-3 p-3">
          <p className="text-center text-(length:--words) font-extrabold">{asked}</p>
          <Fence key={`${item.round} ${done}`} instead={<p className="p-6 text-center">{t.taskNotShown}</p>}>
            <div data-work inert className="mx-auto flex w-full max-w-4xl grow flex-col justify-evenly gap-4">
              <TaskView item={asItStood(item, done)} phase={phaseOf(item, done)} hintShown={false} still onAnswer={() => undefined} />
            </div>
          </Fence>
        </div>
      </StageProvider>
    </section>
  );
}

/** Before it was answered it was as it is given. */
const asItStood = (item: RoomTaskItem, done: boolean): RoomTaskItem =>
  done ? item : { ...item, state: 'open', tries: 0, hint: null, kept: null };

const phaseOf = ({ answer, judgement }: RoomTaskItem, done: boolean): Phase =>
  done && judgement ? { kind: 'judged', answer, judgement } : { kind: 'asking', missed: null, near: null };

import { idOf, roleOf } from '@school/contract/lesson-room/people';
import type { Band } from '@school/contract/playbooks/bands';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { PlayerLook } from '#widgets/player/player-look.tsx';
import { useRecordings } from '#widgets/player/use-recordings.ts';

import { firstName } from '../first-name.ts';
import { useTeacherHere } from '../people-here.ts';
import { useConnection, useRoom } from '../use-room.ts';
import { Copy } from './copy.tsx';
import { Fence } from './fence.tsx';
import { IdleSign } from './idle-sign.tsx';
import { TaskLook } from './task-look.tsx';
import { useFit } from './use-fit.ts';
import { useStarted } from './use-started.ts';
import { PointedAt } from './task-pointers.tsx';
import { useRoomTask } from './task-query.ts';

interface RoomTaskProps {
  /** Whose page it is: the child's, the teacher's, or of somebody who looks on. */
  role: 'kid' | 'teacher' | 'watch';
  /** Whose copy is shown where each child has its own; on a child's page its own. Without a name the first child's. */
  kidUid: string | null;
  /** Of the child whose copy it is, of a class its youngest's: how big, how much spoken. */
  band: Band;
}

/**
 * The task that is before the children (`state.task`), in its own screen without any frame: the child plays it, the teacher sees it
 * move and may take it in hand. Fills its place, as large as fits there; nothing when no task was opened.
 */
export function RoomTask({ role, kidUid, band }: RoomTaskProps) {
  const task = useRoom(({ state }) => state.task);
  if (!task) return null;
  return <OneTask key={`${task.taskNo} ${kidUid ?? ''}`} taskNo={task.taskNo} role={role} kidUid={kidUid} band={band} />;
}

function OneTask({ taskNo, role, kidUid, band }: RoomTaskProps & { taskNo: number }) {
  const t = useTexts('roomTasks');
  useRecordings(band);
  const place = useFit(role);
  const state = useRoom((room) => room.state);
  const you = useRoom((room) => room.you);
  const isKid = role === 'kid';
  const task = useRoomTask(taskNo, isKid || state.task?.mode === 'class' ? null : kidUid);
  const { act } = useConnection();
  const hasStarted = useStarted(task?.startsAt ?? null);
  if (!task || !state.task) return <output className="sr-only">{t.task}</output>;
  const isClass = task.mode === 'class';
  const own = isKid ? idOf(you) : task.kidUid;
  const isTaken = own !== null && state.inTeachersHand.includes(own);
  const mayMove = !isKid || state.allowed[idOf(you)]?.includes('move') === true;
  const hand =
    role === 'watch' ? 'theirs' : isClass ? (mayMove ? 'shared' : 'theirs') : isTaken === (role === 'teacher') ? 'own' : 'theirs';
  const isLocked = isKid && (state.allLocked || state.locked.includes(idOf(you)));
  const isStill = isLocked || state.task.closed || !hasStarted;
  return (
    <section
      ref={place}
      aria-label={t.task}
      data-task={taskNo}
      data-hand={hand}
      data-locked={isLocked || undefined}
      className="flex size-full flex-col overflow-auto"
    >
      <PlayerLook />
      <TaskLook />
      {isKid && <Sign {...{ isLocked, hasStarted, isClass, band }} isClosed={state.task.closed} isTaken={hand === 'theirs'} />}
      {isKid && isClass && mayMove && !isStill && <YourTurn />}
      {role === 'teacher' && <IdleSign taskNo={taskNo} kidUid={task.kidUid} />}
      <PointedAt kidUid={task.kidUid} talks={role !== 'watch'}>
        <Fence instead={<p className="p-6 text-center">{t.cannotShow}</p>}>
          <Copy
            task={task}
            band={band}
            hand={hand}
            isOwner={isKid}
            isStill={isStill}
            showsVotes={role === 'teacher'}
            {...(role === 'teacher' && {
              onReady: () => own !== null && void act({ kind: 'hand', kidUid: own, on: false }),
            })}
          />
        </Fence>
      </PointedAt>
    </section>
  );
}

/** In a group the copy of all goes from hand to hand: whoever has it is told so. */
function YourTurn() {
  const t = useTexts('roomTasks');
  const isGroup = useRoom(({ members }) => members.filter(({ person }) => roleOf(person) === 'kid').length > 1);
  const you = useRoom((room) => room.you);
  const isAll = useRoom(({ members, state }) =>
    members.every(({ person }) => roleOf(person) !== 'kid' || person === you || state.allowed[idOf(person)]?.includes('move') === true),
  );
  if (!isGroup || isAll) return null;
  return (
    <output className="mx-auto flex min-h-12 items-center gap-2 rounded-full border-2 border-brand bg-card px-4 font-bold">
      <img src={ownPicture('raised-hand')} alt="" className="size-8" />
      {t.yourTurn}
    </output>
  );
}

interface SignProps {
  isLocked: boolean;
  hasStarted: boolean;
  isClosed: boolean;
  isTaken: boolean;
  isClass: boolean;
  band: Band;
}

/** Why nothing moves by the own hand now, unless the frame says it ("look at me"); who cannot read sees the teacher's face. */
function Sign({ isLocked, hasStarted, isClosed, isTaken, isClass, band }: SignProps) {
  const t = useTexts('roomTasks');
  const teacher = useTeacherHere();
  const words = isClosed
    ? t.taskClosed
    : isLocked
      ? null
      : !hasStarted
        ? t.waitForStart
        : isTaken
          ? isClass
            ? t.notYourTurn
            : t.teacherMoves(firstName(teacher?.name ?? ''))
          : null;
  if (words === null) return null;
  return (
    <output className="mx-auto flex min-h-12 items-center gap-2 rounded-full border-2 border-good bg-card px-4 font-bold">
      <Avatar name={teacher?.name ?? ''} picture={teacher?.avatar ?? null} size={36} />
      <span className={band === 'pre' ? 'sr-only' : ''}>{words}</span>
    </output>
  );
}

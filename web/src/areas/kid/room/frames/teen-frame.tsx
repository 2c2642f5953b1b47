import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { RoomStage } from '#widgets/room/stage/room-stage.tsx';
import { useRoom } from '#widgets/room/use-room.ts';

import { Chat } from '../parts/chat.tsx';
import { TeacherFace } from '../parts/faces.tsx';
import { LooksOn } from '../parts/looks-on.tsx';
import { OwnAmongOthers } from '../parts/own-among-others.tsx';
import { TroubleLine } from '../parts/trouble.tsx';
import type { FrameProps } from './frame-props.ts';
import { type TeenAsks, TeenBar } from './teen-bar.tsx';
import { TeenHeader, type TeenTab } from './teen-header.tsx';

const LeaveDialog = lazy(() => import('../parts/leave-dialog.tsx').then((file) => ({ default: file.LeaveDialog })));
const DeviceDialog = lazy(() => import('../parts/device-dialog.tsx').then((file) => ({ default: file.DeviceDialog })));
const HelpDialog = lazy(() => import('../parts/help-dialog.tsx').then((file) => ({ default: file.HelpDialog })));
const RoomBoard = lazy(() => import('#widgets/room/board/room-board.tsx').then((file) => ({ default: file.RoomBoard })));
const OwnNotes = lazy(() => import('#widgets/room/own-notes.tsx').then((file) => ({ default: file.OwnNotes })));

/** Ten and older: dense, words and keys on the buttons, no play-school. The task itself is that of the child's age. */
export function TeenFrame({ lobby, kid, own, switches, lesson, band }: FrameProps) {
  const t = useTexts('kidRoom');
  const { mood } = lesson;
  const [asks, setAsks] = useState<TeenAsks>();
  const { tab, setTab } = useTab(mood === 'locked');
  const end = () => setAsks(undefined);
  return (
    <div data-band="teen" className="room room-teen">
      <LooksOn band="teen" />
      <TeenHeader lobby={lobby} lesson={lesson} tab={tab} onTab={setTab} />
      <section className="relative flex min-h-0 min-w-0 flex-col">
        <TroubleLine lesson={lesson} />
        <HelpLine />
        {/* What is done in the task stays as it is while something else is looked at. */}
        <div
          inert={mood === 'locked'}
          className={`min-h-0 grow flex-col p-4 ${tab === 'lesson' ? 'flex' : 'hidden'} ${mood === 'locked' ? 'opacity-50' : ''}`}
        >
          <RoomStage viewer="kid" kidUid={kid.kidUid} band={band} />
        </div>
        {tab !== 'lesson' && (
          <div className="flex min-h-0 grow flex-col p-4">
            <Suspense>{tab === 'board' ? <RoomBoard as="kid" band={band} /> : <OwnNotes {...t.notes} />}</Suspense>
          </div>
        )}
      </section>
      <aside className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[182px_64px_minmax(0,1fr)] gap-3 py-3 pr-3">
        <div className={`min-h-0 ${mood === 'gone' || mood === 'reconnect' ? 'opacity-75 grayscale' : ''}`}>
          <TeacherFace lesson={lesson} frame="flat" />
        </div>
        <OwnAmongOthers kid={kid} switches={switches} frame="flat" size={56} className="min-h-0 w-26 justify-self-end" />
        <Chat lobby={lobby} lesson={lesson} />
      </aside>
      <TeenBar band={band} lesson={lesson} switches={switches} hasKeys={asks === undefined && mood !== 'locked'} onAsk={setAsks} />
      <Suspense>
        {asks === 'leave' && <LeaveDialog kidUid={kid.kidUid} onClose={end} />}
        {asks === 'devices' && <DeviceDialog own={own} onClose={end} />}
        {asks === 'help' && <HelpDialog onClose={end} />}
      </Suspense>
    </div>
  );
}

/** What is looked at is one's own choice until the teacher shows something else, or wants to be looked at. */
function useTab(isLocked: boolean): { tab: TeenTab; setTab(tab: TeenTab): void } {
  const shown = useRoom(({ state }) => `${state.stage} ${state.task?.taskNo ?? ''}`);
  const [picked, setPicked] = useState<{ tab: TeenTab; shown: string }>();
  return {
    tab: !isLocked && picked?.shown === shown ? picked.tab : 'lesson',
    setTab: (tab) => setPicked({ tab, shown }),
  };
}

/** That the school knows, and who looks: until it is done. */
function HelpLine() {
  const t = useTexts('kidRoom').help;
  const help = useRoom(({ state }) => state.help);
  const isOwn = useRoom(({ you, state }) => state.help?.person === you);
  return (
    <output className="shrink-0 self-start px-3 empty:hidden">
      {help && isOwn && (
        <p className="mt-2 rounded-sm bg-good-soft px-4 py-2 font-bold text-good">
          {help.takenBy === null ? t.sent : t.taken(help.takenBy)}
        </p>
      )}
    </output>
  );
}

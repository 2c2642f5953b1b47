import type { Lobby } from '@school/contract/lesson-room/shapes';
import { lazy, Suspense, useEffect, useState } from 'react';

import { changed } from '#api/queries.ts';
import { LessonRoom } from '#widgets/room/lesson-room.tsx';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

import { AskedByHand } from './asked-by-hand.tsx';
import { GroupSeats } from './group/group-seats.tsx';
import { KidCard } from './kid-card.tsx';
import { OverCard } from './over-card.tsx';
import { RoomBanners } from './room-banners.tsx';
import { RoomHeader } from './room-header.tsx';
import type { RoomKey } from './room-keys.ts';
import { type SidePanel, SidePanels } from './side-panels.tsx';
import { Stage } from './stage.tsx';
import { StepStrip } from './step-strip.tsx';
import { ToolsColumn } from './tools-column.tsx';
import { useBegins } from './use-begins.ts';
import { useRoomKeys } from './use-room-keys.ts';
import { useSteps } from './use-steps.ts';
import { uidOf } from './room-words.ts';

const HelpDialog = lazy(() => import('./help-dialog.tsx').then(({ HelpDialog: component }) => ({ default: component })));
const FinishSheet = lazy(() => import('./finish-sheet.tsx').then(({ FinishSheet: component }) => ({ default: component })));
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then(({ KeysDialog: component }) => ({ default: component })));

interface LessonProps {
  lobby: Lobby;
  own: OwnMediaSource;
  /** Comes in again, in place of another page of the same person. */
  onAgain(): void;
  onEnded(): void;
}

interface InRoomProps extends LessonProps {
  tapped: number;
  onRefused(cause: unknown): void;
}

export const InRoom = ({ tapped, onRefused, ...lesson }: InRoomProps) => (
  <LessonRoom eventId={lesson.lobby.eventId} how={{ as: 'member' }} own={lesson.own} tapped={tapped} onRefused={onRefused}>
    <Lesson {...lesson} />
  </LessonRoom>
);

/** The lesson itself, as its teacher has it: what is on the screen, the child, and everything one does with a tap or a key. */
function Lesson({ lobby, own, onAgain, onEnded }: LessonProps) {
  const { act } = useConnection();
  const over = useRoom((room) => room.over);
  const isEnded = useRoom(({ state }) => state.ended !== null);
  const hasHand = useRoom(({ state }) => state.hands[0]);
  const [picked, setPicked] = useState<string>();
  const [panel, setPanel] = useState<SidePanel>('script');
  const [isLarge, setLarge] = useState(false);
  const [about, setAbout] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isFinishing, setFinishing] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  useBegins(lobby);
  // What the pages around it know of the lesson is from before: that the teacher was there is seen as soon as one is back.
  useEffect(() => () => void changed('GET /teacher/lessons/:eventId', 'GET /teacher/lessons'), []);
  const script = useSteps(lobby.eventId, () => setFinishing(true));
  useEffect(() => {
    if (isEnded || over?.code === 'ended') onEnded();
  }, [isEnded, over, onEnded]);

  const kids = lobby.kids.map((kid) => ({ ...kid, kidUid: uidOf(kid) }));
  const chosen = kids.find(({ kidUid }) => kidUid === picked) ?? kids.find(({ kidUid }) => kidUid === hasHand) ?? kids[0];
  const kidUid = chosen?.kidUid ?? null;
  const isLocked = useRoom(({ state }) => state.allLocked);
  const stars = useRoom(({ may }) => may.star?.allowed === true);

  useRoomKeys((key: RoomKey) => {
    if (key === 'next') script?.goOn();
    else if (key === 'help') setKeysShown(true);
    else if (key === 'lock') act({ kind: 'lock', kids: [], on: !isLocked });
    else if (key === 'star' && kidUid !== null && stars) act({ kind: 'star', kidUid });
    else if (key === 'mic') void own.setMic(!own.state().mic);
    else if (key === 'board' || key === 'panel') act({ kind: 'stage', stage: key });
    else if (key.startsWith('seat ')) setPicked(kids[Number(key.slice(5)) - 1]?.kidUid ?? picked);
  });

  const isGroup = kids.length > 1;
  const showLarge = (of: string) => {
    setPicked(of);
    setLarge(!isLarge || of !== kidUid);
  };
  const openAbout = (of: string | undefined) => setAbout(of === about ? undefined : of);
  // What is known of one child stands where the tools stand, and makes way for them.
  const openPanel = (which: SidePanel) => {
    setPanel(which);
    setAbout(undefined);
  };
  const cards = isGroup ? kids.filter((kid) => kid.kidUid === about) : kids;

  if (over) return <OverCard eventId={lobby.eventId} over={over} onAgain={onAgain} />;
  return (
    <div
      data-group={isGroup || undefined}
      className="grid min-h-window grid-cols-[minmax(0,1fr)] bg-paper lg:h-window lg:grid-cols-[60px_minmax(0,1fr)_330px] lg:grid-rows-[auto_56px_minmax(0,1fr)_auto] lg:data-group:grid-cols-[60px_minmax(0,1fr)_348px] min-[1600px]:grid-cols-[72px_minmax(0,1fr)_420px] min-[1600px]:grid-rows-[auto_64px_minmax(0,1fr)_auto] min-[1600px]:data-group:grid-cols-[72px_minmax(0,1fr)_520px]"
    >
      <div className="empty:hidden lg:col-span-3">
        <RoomBanners eventId={lobby.eventId} />
      </div>
      <RoomHeader lobby={lobby} own={own} onHelp={() => setAsking(true)} onFinish={() => setFinishing(true)} />
      <ToolsColumn panel={panel} onPanel={openPanel} onKeys={() => setKeysShown(true)} />
      <Stage kids={kids} kidUid={kidUid} large={isLarge ? chosen?.person : undefined} script={script} />
      <aside className="flex min-h-0 flex-col gap-3 p-3 lg:overflow-y-auto lg:pl-1">
        <AskedByHand kids={kids} onPick={setPicked} />
        {isGroup && (
          <GroupSeats
            {...{ kids, script }}
            chosen={kidUid}
            large={isLarge ? (kidUid ?? undefined) : undefined}
            open={about}
            isNarrow={about !== undefined || panel !== 'script'}
            onPick={setPicked}
            onLarge={showLarge}
            onMore={openAbout}
          />
        )}
        {cards.map((kid) => (
          <KidCard
            key={kid.kidUid}
            kid={kid}
            own={kid.kidUid === kidUid ? own : undefined}
            isMany={isGroup}
            isChosen={kid.kidUid === kidUid}
            isLarge={isLarge && kid.kidUid === kidUid}
            onPick={() => setPicked(kid.kidUid)}
            onLarge={() => showLarge(kid.kidUid)}
          />
        ))}
        {about === undefined && <SidePanels open={panel} people={[lobby.teacher, ...lobby.kids]} script={script} />}
      </aside>
      {script && <StepStrip {...script} />}
      {isAsking && (
        <Suspense>
          <HelpDialog lobby={lobby} kid={chosen} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {isFinishing && (
        <Suspense>
          <FinishSheet eventId={lobby.eventId} onClose={() => setFinishing(false)} onFinished={onEnded} />
        </Suspense>
      )}
      {areKeysShown && (
        <Suspense>
          <KeysDialog onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
    </div>
  );
}

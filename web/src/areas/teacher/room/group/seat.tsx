import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Hand, Icon, Lock, LockOpen, Maximize2, Mic, MicOff, Minimize2, MoreHorizontal, SignalLow, Star } from '#kit/icon.tsx';
import { useMember } from '#widgets/room/people-here.ts';
import { useFeed } from '#widgets/room/room-media.ts';
import { PersonTile } from '#widgets/room/tiles/person-tile.tsx';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

import { RoomButton } from '../room-button.tsx';
import type { Script } from '../use-steps.ts';
import { Dots } from './dots.tsx';
import { useProgress } from './use-progress.ts';

export interface SeatProps {
  kid: RoomPerson & { kidUid: string };
  /** Its key, from 1. */
  nr: number;
  script: Script | undefined;
  isChosen: boolean;
  isLarge: boolean;
  /** Everything about this child stands below. */
  isOpen: boolean;
  /** Something else wants the place: no picture. */
  isNarrow: boolean;
  onPick(): void;
  onLarge(): void;
  onMore(): void;
}

/** A child of a group: its picture, how far it is, and what is done with it in one tap. A tap on it shows its screen. */
export function Seat({ kid, nr, script, isChosen, isLarge, isOpen, isNarrow, onPick, onLarge, onMore }: SeatProps) {
  const { group: t, kid: words } = useTexts('teacherRoom');
  const member = useMember(kid.person);
  const feed = useFeed(kid.person);
  const progress = useProgress(kid.kidUid, script);
  const isHandUp = useRoom(({ state }) => state.hands.includes(kid.kidUid));
  const isMuted = useRoom(({ state }) => state.muted.includes(kid.kidUid));
  const isLocked = useRoom(({ state }) => state.allLocked || state.locked.includes(kid.kidUid));
  const isHere = member !== undefined && member.state !== 'gone';
  const isWeak = isHere && (member.state === 'away' || feed?.state === 'weak' || feed?.state === 'broken');
  const how = !isHere ? words.notHere : progress ? t.progress(progress.done, progress.of) : '';
  return (
    <li
      data-seat={nr}
      data-chosen={isChosen || undefined}
      className="group/seat relative flex min-h-0 flex-col overflow-hidden rounded-md bg-sunk data-chosen:ring-3 data-chosen:ring-brand"
    >
      {!isNarrow && (
        <PersonTile
          person={kid.person}
          name={kid.name}
          avatar={kid.avatar}
          animal={kid.kidUid}
          faceSize={48}
          className={`min-h-16 grow data-speaking:ring-4 data-speaking:ring-good data-speaking:ring-inset ${isHere ? '' : 'opacity-60 grayscale'}`}
        />
      )}
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={[t.seat(nr, kid.name), how, isHandUp ? t.handUp : ''].filter(Boolean).join(', ')}
        aria-keyshortcuts={String(nr)}
        onClick={onPick}
        className="absolute inset-0 rounded-md"
      />
      <span
        aria-hidden
        className={`pointer-events-none flex max-w-full items-center gap-1.5 px-2 text-sm font-bold ${isNarrow ? 'min-h-9' : 'absolute top-1.5 left-1.5 min-h-7 rounded-sm bg-[#2a2140]/90 text-white'}`}
      >
        <span className="truncate">
          {nr} {kid.name}
        </span>
        {isHandUp && <Icon of={Hand} size={18} className="shrink-0 rounded-[6px] bg-sun p-px text-on-sun" />}
        {isMuted && <Icon of={MicOff} size={16} className="shrink-0" />}
        {isLocked && <Icon of={Lock} size={16} className="shrink-0" />}
        {isWeak && <Icon of={SignalLow} size={16} className="shrink-0" />}
      </span>
      <span className="pointer-events-none flex min-h-7 items-center gap-1 bg-card px-2 text-sm">
        {progress && isHere ? <Dots progress={progress} /> : <span className="truncate text-mute">{isHere ? '' : how}</span>}
      </span>
      <Tools {...{ kid, isLarge, isOpen, onLarge, onMore, isMuted, isLocked }} className={isChosen ? '' : hidden} />
    </li>
  );
}

interface ToolsProps extends Pick<SeatProps, 'kid' | 'isLarge' | 'isOpen' | 'onLarge' | 'onMore'> {
  isMuted: boolean;
  isLocked: boolean;
  className: string;
}

/** Tools of a tile are there while one points at it or has come to it by keyboard; on the chosen one always. */
const hidden =
  'pointer-events-none opacity-0 group-focus-within/seat:pointer-events-auto group-focus-within/seat:opacity-100 group-hover/seat:pointer-events-auto group-hover/seat:opacity-100';

/** What one does with one child. */
function Tools({ kid: { kidUid, name }, isLarge, isOpen, isMuted, isLocked, onLarge, onMore, className }: ToolsProps) {
  const { group: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const may = useRoom((room) => room.may);
  const stars = useRoom(({ state }) => state.stars[kidUid] ?? 0);
  return (
    <>
      <span
        className={`absolute inset-x-0 bottom-8 mx-auto flex w-fit max-w-full flex-wrap justify-center rounded-sm bg-card shadow-press ${className}`}
      >
        <RoomButton
          size="small"
          label={isMuted ? t.unmute(name) : t.mute(name)}
          icon={isMuted ? MicOff : Mic}
          pressed={isMuted}
          may={may.mute}
          onPress={() => act({ kind: 'mute', kids: [kidUid], on: !isMuted })}
        />
        <RoomButton
          size="small"
          label={t.star(name)}
          icon={Star}
          may={may.star}
          disabled={stars >= lessonRoomLimits.starsMost}
          onPress={() => act({ kind: 'star', kidUid })}
        />
        <RoomButton
          size="small"
          label={isLocked ? t.unlock(name) : t.lock(name)}
          icon={isLocked ? LockOpen : Lock}
          pressed={isLocked}
          may={may.lock}
          onPress={() => act({ kind: 'lock', kids: [kidUid], on: !isLocked })}
        />
        <RoomButton
          size="small"
          label={isLarge ? t.smaller(name) : t.larger(name)}
          icon={isLarge ? Minimize2 : Maximize2}
          pressed={isLarge}
          onPress={onLarge}
        />
      </span>
      <span className={`absolute top-1 right-1 rounded-sm bg-card shadow-press ${className}`}>
        <RoomButton size="small" label={t.more(name)} icon={MoreHorizontal} expanded={isOpen} onPress={onMore} />
      </span>
    </>
  );
}

import { idOf, roleOf } from '@school/contract/lesson-room/people';
import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Eye, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { LessonRoom } from '#widgets/room/lesson-room.tsx';
import { useIsBlocked, useMedia } from '#widgets/room/room-media.ts';
import { RoomStage } from '#widgets/room/stage/room-stage.tsx';
import { useScript } from '#widgets/room/tasks/script-query.ts';
import { PersonTile } from '#widgets/room/tiles/person-tile.tsx';
import { useRoom } from '#widgets/room/use-room.ts';
import { useNow } from '#widgets/week/use-now.ts';

interface LookingProps {
  lobby: Lobby;
  /** When the parent asked to look in, by `performance.now()`. */
  tapped: number;
  onRefused(cause: unknown): void;
  onAgain(): void;
}

/** The room around what a parent sees: no camera, no voice. */
export const LookingIn = ({ lobby, tapped, onRefused, onAgain }: LookingProps) => (
  <LessonRoom eventId={lobby.eventId} how={{ as: 'watcher' }} tapped={tapped} onRefused={onRefused}>
    <View lobby={lobby} onAgain={onAgain} />
  </LessonRoom>
);

/** Both faces, what is before the child, and above all of it that one is seen. */
function View({ lobby, onAgain }: Pick<LookingProps, 'lobby' | 'onAgain'>) {
  const t = useTexts('parentLesson').looking;
  const media = useMedia();
  const isBlocked = useIsBlocked();
  const [isSilent, setSilent] = useState(false);
  const over = useRoom((room) => room.over);
  const hasEnded = useRoom(({ state }) => state.ended !== null);
  const startedAt = useRoom(({ state }) => state.startedAt);
  const members = useRoom((room) => room.members);
  const script = useScript(lobby.eventId);
  const now = useNow(15);
  if (over || hasEnded)
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-lg">{over?.code === 'elsewhere' ? t.elsewhere : t.ended}</p>
        {over?.code === 'elsewhere' && <Button onPress={onAgain}>{t.again}</Button>}
        <LinkButton to="/" kind="primary">
          {t.back}
        </LinkButton>
      </div>
    );
  const [kid] = lobby.kids;
  const isHere = (person: string) => members.some((member) => member.person === person && member.state !== 'gone');
  const minutes = startedAt === null ? null : Math.max(0, Math.floor((now - Date.parse(startedAt)) / 60_000));
  const isQuiet = isSilent || isBlocked;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <p className="sticky top-0 z-10 flex items-center gap-3 rounded-md bg-sun px-4 py-3 font-bold text-on-sun lg:col-span-full">
        <Icon of={Eye} size={28} />
        {t.known}
      </p>
      <div className="grid grid-cols-2 content-start gap-3 lg:col-start-2 lg:grid-cols-1">
        {[lobby.teacher, ...lobby.kids].map(({ person, name, avatar }) => (
          <div key={person} className="flex min-w-0 flex-col gap-1">
            <PersonTile
              person={person}
              name={name}
              avatar={avatar}
              {...(roleOf(person) === 'kid' && { animal: idOf(person) })}
              faceSize={72}
              className="aspect-4/3 rounded-md bg-sunk data-speaking:ring-4 data-speaking:ring-good"
            />
            <strong className="wrap-anywhere">{name}</strong>
            {!isHere(person) && <span className="text-sm text-mute">{roleOf(person) === 'teacher' ? t.teacherAway : t.kidAway}</span>}
          </div>
        ))}
      </div>
      <div className="flex h-[26rem] min-h-0 overflow-hidden rounded-lg bg-sunk lg:col-start-1 lg:row-start-2">
        {script && <RoomStage viewer="watch" kidUid={kid ? idOf(kid.person) : null} band={script.band} />}
      </div>
      <p className="figures font-bold lg:col-span-full">{minutes === null ? t.begins : t.running(minutes, lobby.minutes)}</p>
      <div className="flex flex-wrap gap-3 lg:col-span-full">
        <Button
          pressed={!isQuiet}
          onPress={() => {
            media?.unlock();
            media?.setSilent(!isQuiet);
            setSilent(!isQuiet);
          }}
        >
          {isQuiet ? t.soundOn : t.soundOff}
        </Button>
        <LinkButton to="/" kind="primary">
          {t.stop}
        </LinkButton>
      </div>
      <p className="text-sm text-mute lg:col-span-full">{t.about}</p>
    </div>
  );
}

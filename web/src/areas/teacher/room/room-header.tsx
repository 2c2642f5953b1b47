import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { ArrowLeft, Ear, Icon, LifeBuoy, MonitorUp, Music, SignalHigh, SignalLow, WifiOff } from '#kit/icon.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { Link } from '#kit/router/link.tsx';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useMember } from '#widgets/room/people-here.ts';
import { useIsBlocked, useMedia } from '#widgets/room/room-media.ts';
import { useOwnState } from '#widgets/room/self/use-own-media.ts';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { MuteAll } from './group/mute-all.tsx';
import { RoomButton } from './room-button.tsx';
import { uidOf, useRoomWords } from './room-words.ts';
import { SelfButtons } from './self-buttons.tsx';
import { clockOf } from './strip.ts';

interface RoomHeaderProps {
  lobby: Lobby;
  own: OwnMediaSource;
  onHelp(): void;
  onFinish(): void;
}

/** Whom and what the lesson is with, how long it has been on, and what the teacher sends. */
export function RoomHeader({ lobby, own, onHelp, onFinish }: RoomHeaderProps) {
  const t = useTexts('teacherRoom');
  const words = useRoomWords();
  const media = useMedia();
  const isBlocked = useIsBlocked();
  const [kid] = lobby.kids;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1 lg:col-span-3 lg:flex-nowrap">
      <Link
        to="/teacher/lessons/$eventId"
        params={{ eventId: lobby.eventId }}
        aria-label={t.toLesson}
        title={t.toLesson}
        className="press grid size-11 shrink-0 place-items-center rounded-sm hover:bg-brand-soft"
      >
        <Icon of={ArrowLeft} />
      </Link>
      {kid && <Avatar name={kid.name} picture={kid.avatar} animal={uidOf(kid)} size={40} />}
      <div className="min-w-0 grow leading-tight">
        <Heading title={words.title(lobby)} windowTitle={t.title(words.kids(lobby))} className="truncate text-lg" />
        <p className="truncate text-sm text-mute">{words.about(lobby)}</p>
      </div>
      <Clock timestamp={lobby.timestamp} minutes={lobby.minutes} />
      <OwnLine />
      {isBlocked && (
        <Button kind="sun" size="small" onPress={() => media?.unlock()}>
          <Icon of={Ear} />
          {t.head.blocked}
        </Button>
      )}
      <span className="flex">
        <SelfButtons own={own} />
        <Sharing own={own} />
        {lobby.kids.length > 1 && <MuteAll kids={lobby.kids.map(uidOf)} />}
        <RoomButton label={t.help.open} icon={LifeBuoy} onPress={onHelp} />
      </span>
      <Button size="small" onPress={onFinish}>
        {t.head.finish}
      </Button>
    </header>
  );
}

/** Minutes gone since the lesson should have begun: a late start does not make it longer. */
function Clock({ timestamp, minutes }: { timestamp: string; minutes: number }) {
  const { head: t } = useTexts('teacherRoom');
  const seconds = Math.max(0, Math.floor((useNow(1) - Date.parse(timestamp)) / 1000));
  const isOver = seconds > minutes * 60;
  return (
    <span role="timer" aria-label={t.gone} className="figures flex items-center gap-2.5 text-sm whitespace-nowrap text-mute">
      <strong className={`text-xl ${isOver ? 'text-warn' : 'text-ink'}`}>{clockOf(seconds)}</strong>
      <span aria-hidden className="h-2 w-24 overflow-hidden rounded-full bg-line max-sm:hidden">
        <span
          className={`block h-full ${isOver ? 'bg-warn' : 'bg-brand'}`}
          style={{ width: `${Math.min(100, (seconds / (minutes * 60)) * 100)}%` }}
        />
      </span>
      {t.of(minutes)}
    </span>
  );
}

const slow = { rtt: 300, loss: 0.05 };

/** The own line to the school, in a sign and a word. */
function OwnLine() {
  const { head: t, kid } = useTexts('teacherRoom');
  const you = useRoom((room) => room.you);
  const line = useRoom((room) => room.line);
  const beat = useMember(you)?.heartbeat;
  const isWeak = beat !== null && beat !== undefined && ((beat.rtt ?? 0) > slow.rtt || (beat.loss ?? 0) > slow.loss || beat.ladder > 1);
  const how = line !== 'open' ? line : isWeak ? 'weak' : 'good';
  const look = how === 'good' ? 'text-good' : how === 'lost' ? 'text-bad' : 'text-warn';
  return (
    <span title={t.line[how]} className={`figures flex items-center gap-1 text-sm font-bold whitespace-nowrap ${look}`}>
      <Icon of={how === 'good' ? SignalHigh : how === 'lost' ? WifiOff : SignalLow} size={18} />
      <span className="sr-only">{t.line[how]}</span>
      {beat?.rtt !== undefined && line === 'open' && <span className="max-xl:hidden">{kid.ms(Math.round(beat.rtt))}</span>}
    </span>
  );
}

/** The teacher's screen, and sound as it is for songs: told to the room, and sent. */
function Sharing({ own }: { own: OwnMediaSource }) {
  const { head: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const { screen } = useOwnState(own);
  const isShown = useRoom(({ state }) => state.screen);
  const isMusic = useRoom(({ state }) => state.music);
  const mayScreen = useRoom(({ may }) => may.screen);
  const mayMusic = useRoom(({ may }) => may.music);
  // The browser has a button of its own that ends it.
  useEffect(() => {
    if (isShown !== screen) act({ kind: 'screen', on: screen });
  }, [isShown, screen, act]);
  return (
    <>
      <RoomButton
        label={screen ? t.screenOff : t.screen}
        icon={MonitorUp}
        pressed={screen}
        may={mayScreen}
        onPress={() => void own.shareScreen(!screen)}
      />
      <RoomButton
        label={isMusic ? t.musicOff : t.music}
        icon={Music}
        pressed={isMusic}
        may={mayMusic}
        onPress={() => {
          act({ kind: 'music', on: !isMusic });
          void own.setMusic(!isMusic);
        }}
      />
    </>
  );
}

import type { Lobby } from '@school/contract/lesson-room/shapes';
import { idOf } from '@school/contract/lesson-room/people';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Ear, Eye, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Heading } from '#kit/page-layout.tsx';
import { LessonRoom } from '#widgets/room/lesson-room.tsx';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useIsBlocked, useMedia } from '#widgets/room/room-media.ts';
import { useOwnMedia } from '#widgets/room/self/use-own-media.ts';
import { RoomStage } from '#widgets/room/stage/room-stage.tsx';
import { useScript } from '#widgets/room/tasks/script-query.ts';
import { PersonTile } from '#widgets/room/tiles/person-tile.tsx';
import { useRoom } from '#widgets/room/use-room.ts';

import { HelpCalls } from './help-calls.tsx';
import { LineNumbers } from './line-numbers.tsx';
import { Outside } from './outside.tsx';
import { RoomActs } from './room-acts.tsx';
import { Speak } from './speak.tsx';

interface InsideProps {
  lobby: Lobby;
  reason: string;
  tapped: number;
  onRefused(cause: unknown): void;
}

/** A room as somebody of the school sees it: everything, and nothing that could be moved. It is heard only when it turns its microphone on. */
export function Inside({ lobby, reason, tapped, onRefused }: InsideProps) {
  const own = useOwnMedia('teacher');
  return (
    <LessonRoom eventId={lobby.eventId} how={{ as: 'watcher', reason }} own={own} tapped={tapped} onRefused={onRefused}>
      <View lobby={lobby} reason={reason} own={own} />
    </LessonRoom>
  );
}

function View({ lobby, reason, own }: Pick<InsideProps, 'lobby' | 'reason'> & { own: OwnMediaSource }) {
  const t = useTexts('liveRooms');
  const tongue = tongueOf(useLocale());
  const names = useTexts('names');
  const media = useMedia();
  const isBlocked = useIsBlocked();
  const over = useRoom((room) => room.over);
  const hasAsked = useRoom(({ state }) => state.help !== null);
  const script = useScript(lobby.eventId);
  if (over) return <Outside title={over.code === 'elsewhere' ? t.elsewhere : t.over} />;
  const [kid] = lobby.kids;
  const title = lobby.title?.[tongue] ?? names.subjects[lobby.subject];
  return (
    <div className="grid min-h-window grid-cols-[minmax(0,1fr)] bg-paper lg:h-window lg:grid-cols-[minmax(0,1fr)_346px] lg:grid-rows-[auto_auto_minmax(0,1fr)] min-[1600px]:grid-cols-[minmax(0,1fr)_440px]">
      <div className="flex flex-wrap items-center gap-3 bg-ink px-4 py-2 font-bold text-paper lg:col-span-2">
        <Icon of={Eye} />
        <p className="min-w-0 grow">{t.bar(reason)}</p>
        {media && <Speak own={own} />}
        {isBlocked && (
          <Button kind="sun" size="small" onPress={() => media?.unlock()}>
            <Icon of={Ear} />
            {t.sound}
          </Button>
        )}
        <LinkButton to="/manager/rooms" size="small">
          {t.leave}
        </LinkButton>
      </div>
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2 lg:col-span-2">
        <div className="min-w-0 grow leading-tight">
          <Heading title={title} className="truncate text-lg" />
          <p className="text-sm text-mute">{[lobby.teacher.name, ...lobby.kids.map(({ name }) => name)].join(', ')}</p>
        </div>
        <RoomActs eventId={lobby.eventId} teacher={lobby.teacher} kids={lobby.kids} />
      </header>
      <section aria-label={t.screen} className="flex min-h-96 min-w-0 flex-col gap-2 p-3 lg:min-h-0">
        <p className="text-mute">
          <strong className="text-ink">{t.screen}</strong>: {t.watchOnly}
        </p>
        <div className="flex min-h-0 grow overflow-hidden rounded-lg bg-sunk">
          {script && <RoomStage viewer="watch" kidUid={kid ? idOf(kid.person) : null} band={script.band} />}
        </div>
      </section>
      <aside className="flex min-h-0 flex-col gap-4 p-3 lg:overflow-y-auto lg:pl-0">
        <div className="grid grid-cols-2 gap-2.5">
          {[lobby.teacher, ...lobby.kids].map(({ person, name, avatar }) => (
            <PersonTile
              key={person}
              person={person}
              name={name}
              avatar={avatar}
              {...(person !== lobby.teacher.person && { animal: idOf(person) })}
              faceSize={64}
              className="h-28 rounded-md bg-sunk data-speaking:ring-4 data-speaking:ring-good data-speaking:ring-inset"
            />
          ))}
        </div>
        <LineNumbers people={[lobby.teacher, ...lobby.kids]} />
        {hasAsked && <HelpCalls eventId={lobby.eventId} />}
      </aside>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';

import { MissingFamilies } from '../rooms/missing-families.tsx';
import { inOrder } from '../rooms/room-states.ts';
import { useRoomWords } from '../rooms/room-words.ts';

/** Lessons that go on without their child: its family is called from here, as from the room itself. */
export function MissingChildren({ now }: { now: number }) {
  const t = useTexts('lateLessons');
  const words = useRoomWords();
  const { data } = useQuery({ ...quietly(queryOf('GET /manager/rooms')), staleTime: 5_000, refetchInterval: 20_000 });
  useTopic('live-rooms');
  const rooms = inOrder(data?.rooms ?? [], now).filter(({ state }) => state === 'kidMissing');
  if (rooms.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t.children}</h2>
      <ul className="flex flex-col gap-3">
        {rooms.map(({ room }) => (
          <li key={room.eventId} className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>
                <strong className="block">{words.kids(room)}</strong>
                <span className="figures text-sm text-mute">
                  {t.teacherIs(room.teacher.name)} · {words.about(room)} · {words.time(room, now)}
                </span>
              </p>
              <LinkButton to="/manager/rooms" search={{ room: room.eventId }} size="small">
                {t.toRoom}
              </LinkButton>
            </div>
            <MissingFamilies room={room} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { RoomNow } from '@school/contract/lesson-room/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Badge, type Tone } from '#kit/card.tsx';
import { Icon, CircleHelp } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { LineBars } from './line-bars.tsx';
import { lineOfRoom, type RoomState } from './room-states.ts';
import { useRoomWords } from './room-words.ts';

const tones: Readonly<Record<RoomState, Tone>> = {
  help: 'bad',
  alone: 'warn',
  teacherMissing: 'warn',
  kidMissing: 'warn',
  helped: 'brand',
  over: 'plain',
  running: 'good',
  waiting: 'plain',
};

function StateBadge({ state }: { state: RoomState }) {
  const t = useTexts('liveRooms');
  return (
    <Badge tone={tones[state]}>
      {state === 'help' && <Icon of={CircleHelp} size={16} />}
      {t.states[state]}
    </Badge>
  );
}

interface RoomsTableProps {
  rooms: ReadonlyArray<{ room: RoomNow; state: RoomState }>;
  now: number;
  chosen: string | undefined;
  onChoose(eventId: string): void;
}

/** A row a room: how it stands in a word, its people, its line, and the one thing that helps. On a phone the word stands above the people. */
export function RoomsTable({ rooms, now, chosen, onChoose }: RoomsTableProps) {
  const t = useTexts('liveRooms');
  const words = useRoomWords();
  return (
    // Placed, so that what only a screen reader finds does not make the page wider than a phone.
    <div className="relative overflow-x-auto rounded-lg border border-line bg-card">
      <table className="w-full text-left">
        <caption className="sr-only">{t.table}</caption>
        <thead>
          <tr className="text-sm text-mute *:px-3 *:py-2 *:font-bold max-sm:*:px-1.5">
            <th scope="col" className="max-sm:hidden">
              {t.columns.state}
            </th>
            <th scope="col">{t.columns.teacher}</th>
            <th scope="col">{t.columns.kids}</th>
            <th scope="col" className="max-sm:hidden">
              {t.columns.time}
            </th>
            <th scope="col" className="max-sm:hidden">
              {t.columns.line}
            </th>
            <th scope="col">
              <span className="sr-only">{t.columns.act}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ room, state }) => (
            <tr
              key={room.eventId}
              data-state={state}
              className={`border-t border-line *:px-3 *:py-1.5 max-sm:*:px-1.5 ${state === 'help' ? 'bg-bad-soft' : room.eventId === chosen ? 'bg-brand-soft' : ''}`}
            >
              <td className="max-sm:hidden">
                <StateBadge state={state} />
              </td>
              <th scope="row" className="font-normal">
                <span className="block pt-1 sm:hidden">
                  <StateBadge state={state} />
                </span>
                <button
                  type="button"
                  aria-pressed={room.eventId === chosen}
                  onClick={() => onChoose(room.eventId)}
                  className="press flex min-h-11 items-center gap-2.5 rounded-sm text-left font-bold"
                >
                  <span className="max-sm:hidden">
                    <Avatar name={room.teacher.name} picture={room.teacher.avatar} size={34} />
                  </span>
                  {room.teacher.name}
                </button>
              </th>
              <td>
                <strong className="block">{words.kids(room)}</strong>
                <span className="text-sm text-mute">{words.about(room)}</span>
              </td>
              <td className="figures whitespace-nowrap max-sm:hidden">{words.time(room, now)}</td>
              <td className="max-sm:hidden">
                <LineBars line={lineOfRoom(room)} />
              </td>
              <td className="text-right">
                {state === 'teacherMissing' || state === 'alone' ? (
                  <LinkButton to="/manager/late" search={{ lesson: room.eventId, do: 'replace' }} size="small">
                    {t.replace}
                  </LinkButton>
                ) : (
                  <LinkButton
                    to="/manager/rooms/$eventId"
                    params={{ eventId: room.eventId }}
                    size="small"
                    kind={state === 'help' ? 'primary' : 'secondary'}
                    aria-label={t.enterTo(words.kids(room), room.teacher.name)}
                  >
                    {t.enter}
                  </LinkButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

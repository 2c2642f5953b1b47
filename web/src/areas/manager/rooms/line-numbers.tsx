import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useTexts } from '#i18n/texts.ts';
import { useRoom } from '#widgets/room/use-room.ts';

/** How each line is, in figures, as the pages themselves say every few seconds. */
export function LineNumbers({ people }: { people: readonly RoomPerson[] }) {
  const { numbers: t, line } = useTexts('liveRooms');
  const members = useRoom((room) => room.members);
  return (
    <section className="rounded-md bg-sunk p-4">
      <h2 className="text-base text-mute">{t.title}</h2>
      <table className="figures w-full text-left text-sm">
        <thead>
          <tr className="text-mute *:py-1.5 *:pr-2 *:font-bold">
            <th scope="col">
              <span className="sr-only">{t.who}</span>
            </th>
            <th scope="col">{t.rtt}</th>
            <th scope="col">{t.loss}</th>
            <th scope="col">{t.picture}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ person, name }) => {
            const member = members.find((it) => it.person === person && it.state !== 'gone');
            const beat = member?.heartbeat;
            return (
              <tr key={person} className="*:py-1.5">
                <th scope="row">{name}</th>
                {beat ? (
                  <>
                    <td>{beat.rtt === undefined ? '' : line.ms(Math.round(beat.rtt))}</td>
                    <td>{beat.loss === undefined ? '' : t.percent(Math.round(beat.loss * 100))}</td>
                    <td>{!beat.camera || beat.ladder > 1 ? t.off : beat.fps === undefined ? line.fine : t.fps(Math.round(beat.fps))}</td>
                  </>
                ) : (
                  <td colSpan={3}>{member ? line.fine : line.none}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

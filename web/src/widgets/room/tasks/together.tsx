import { idOf, roleOf } from '@school/contract/lesson-room/people';
import { doneOf, placesOf } from '@school/contract/lesson-room/race';
import type { RoomState } from '@school/contract/lesson-room/state';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { classNames } from '#kit/class-names.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';

import { useEventId, useRoom } from '../use-room.ts';
import { roundsOf } from './rounds-of.ts';
import { useScript } from './script-query.ts';

/** What the children of a group do together in a task, over it: a race on a track, or a rocket that all of them lift. */
export function Together() {
  const goal = useRoom(({ state }) => state.goal);
  const race = useRoom(({ state }) => (state.task?.mode === 'race' ? state.task : null));
  if (goal) return <Rocket goal={goal} />;
  return race && <Track task={race} />;
}

const strip = 'mx-3 mt-2 flex shrink-0 items-center gap-2 rounded-full bg-card px-3 shadow-press';

/** Animals on one track: no order, no number, the same flag for all who come in. */
function Track({ task }: { task: NonNullable<RoomState['task']> }) {
  const t = useTexts('roomTasks');
  const members = useRoom((room) => room.members);
  const state = useRoom((room) => room.state);
  const [role, you] = useRoom((room) => room.you).split(':');
  const rounds = roundsOf(useScript(useEventId())?.steps ?? [], task);
  const kids = members.filter(({ person, state }) => roleOf(person) === 'kid' && state !== 'gone');
  // A child is told where the others stand, and not how they did.
  const done = (kid: string) => (role === 'kid' && kid !== you ? (state.places[kid] ?? 0) : doneOf(state, kid));
  const places = placesOf(Object.fromEntries(kids.map(({ person }) => [idOf(person), done(idOf(person))])));
  const share = (kid: string) => Math.min(1, (places[kid] ?? 0) / rounds);
  const isIn = (kid: string) => done(kid) >= rounds;
  return (
    <div data-race className={strip}>
      <span className="relative h-14 min-w-0 grow">
        <span aria-hidden className="absolute inset-x-0 bottom-2 h-1.5 rounded-full bg-sunk" />
        {kids.map(({ person, name, avatar }, at) => {
          const kid = idOf(person);
          return (
            <span
              key={person}
              data-at={places[kid]}
              className="absolute bottom-1 transition-[left] duration-500 motion-reduce:transition-none"
              style={{ left: `calc((100% - 44px) * ${share(kid)})`, zIndex: kid === you ? 20 : at, marginBottom: (at % 3) * 4 }}
            >
              <Seen
                label={isIn(kid) ? t.isIn(name) : t.onTrack(name, Math.min(rounds, places[kid] ?? 0), rounds)}
                className={classNames('block rounded-full', kid === you && 'ring-4 ring-brand')}
              >
                <Avatar name={name} picture={avatar} animal={kid} size={40} />
              </Seen>
            </span>
          );
        })}
      </span>
      <img src={ownPicture('chequered-flag')} alt="" className="size-10 shrink-0" />
    </div>
  );
}

/** One rocket for all: each item that somebody solves lifts it; whose it was is not told. */
function Rocket({ goal: { done, of } }: { goal: NonNullable<RoomState['goal']> }) {
  const t = useTexts('roomTasks');
  const share = Math.min(1, done / of);
  return (
    <Seen label={done >= of ? t.goalReached : t.goal(done, of)} className={strip}>
      <span data-goal={done} className="relative block h-14 min-w-0 grow">
        <span className="absolute inset-x-0 bottom-3 h-2 overflow-hidden rounded-full bg-sunk">
          <span
            className="block h-full bg-good transition-[width] duration-500 motion-reduce:transition-none"
            style={{ width: `${share * 100}%` }}
          />
        </span>
        <img
          src={ownPicture('rocket')}
          alt=""
          className="absolute bottom-1 size-11 rotate-45 transition-[left] duration-500 motion-reduce:transition-none"
          style={{ left: `calc((100% - 44px) * ${share})` }}
        />
      </span>
      <img src={ownPicture(done >= of ? 'star' : 'crescent-moon')} alt="" className="size-10 shrink-0" />
    </Seen>
  );
}

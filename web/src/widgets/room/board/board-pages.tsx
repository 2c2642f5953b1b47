import { grounds, lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { idOf, roleOf } from '@school/contract/lesson-room/people';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, Pencil, Plus } from '#kit/icon.tsx';

import { useConnection, useRoom } from '../use-room.ts';
import { GroundPicture } from './grounds.tsx';
import { paper } from './line-look.ts';

const thumb =
  'press relative grid aspect-[4/3] w-20 shrink-0 place-items-center overflow-hidden rounded-sm border-2 border-line aria-[current]:border-brand aria-pressed:border-brand';

/** The teacher's column beside the board: its pages, what they are laid out with, and who draws. */
export function BoardPages() {
  const t = useTexts('roomBoard');
  const { act } = useConnection();
  const page = useRoom(({ state }) => state.page);
  const pages = useRoom(({ state }) => state.pages);
  const [lays, setLays] = useState(false);
  return (
    <div className="flex min-h-0 gap-2">
      <nav aria-label={t.pages} className="flex min-h-0 flex-col gap-2 overflow-y-auto p-0.5">
        {pages.map(({ ground }, at) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a page is its place
            key={at}
            type="button"
            aria-label={t.page(at + 1)}
            aria-current={at === page ? 'page' : undefined}
            className={thumb}
            style={{ background: paper }}
            onClick={() => act({ kind: 'page', page: at })}
          >
            <GroundPicture ground={ground} className="size-full" />
            <b aria-hidden className="absolute top-0.5 left-1.5 text-sm text-[#4a4560]">
              {at + 1}
            </b>
          </button>
        ))}
        {pages.length < lessonRoomLimits.pages && (
          <button
            type="button"
            aria-label={t.newPage}
            className={thumb}
            onClick={() => act({ kind: 'page', page: pages.length, ground: 'plain' })}
          >
            <Icon of={Plus} />
          </button>
        )}
        <button
          type="button"
          aria-expanded={lays}
          className="press min-h-11 shrink-0 rounded-sm bg-sunk px-1 text-sm font-bold"
          onClick={() => setLays(!lays)}
        >
          {t.grounds}
        </button>
        <WhoDraws />
      </nav>
      {lays && (
        <fieldset aria-label={t.grounds} className="grid min-h-0 grid-cols-2 content-start gap-2 overflow-y-auto p-0.5">
          {grounds.map((ground) => (
            <button
              key={ground}
              type="button"
              aria-pressed={pages[page]?.ground === ground}
              className="press flex w-24 flex-col items-center rounded-sm border-2 border-transparent bg-sunk p-1 text-sm aria-pressed:border-brand"
              onClick={() => act({ kind: 'page', page, ground })}
            >
              <span className="w-full rounded-sm" style={{ background: paper }}>
                <GroundPicture ground={ground} className="w-full" />
              </span>
              {t.ground[ground]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** One switch: the child draws, or all do. */
function WhoDraws() {
  const t = useTexts('roomBoard');
  const { act } = useConnection();
  const members = useRoom((room) => room.members);
  const allowed = useRoom(({ state }) => state.allowed);
  const kids = members.filter(({ person, state }) => roleOf(person) === 'kid' && state !== 'gone');
  const [first] = kids;
  if (!first) return null;
  const ids = kids.map(({ person }) => idOf(person));
  const draw = ids.every((id) => allowed[id]?.includes('draw'));
  return (
    <button
      type="button"
      aria-pressed={draw}
      className="press flex min-h-11 w-20 shrink-0 flex-col items-center rounded-sm border-2 border-line p-1 text-sm font-bold aria-pressed:border-brand aria-pressed:bg-brand-soft"
      onClick={() => act({ kind: 'allow', kids: ids, what: 'draw', on: !draw })}
    >
      <Icon of={Pencil} />
      {kids.length === 1 ? t.draws(first.name) : t.allDraw}
    </button>
  );
}

import { grounds, lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, Plus } from '#kit/icon.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { useConnection, useRoom } from '../use-room.ts';
import { GroundPicture } from './grounds.tsx';
import { PageGround } from './page-ground.tsx';
import type { BoardShelf } from './shelf/use-board-shelf.ts';
import { useBoardPictures } from './use-board-pictures.ts';
import { paper } from './line-look.ts';

const ShelfPanel = lazy(() => import('./shelf/shelf-panel.tsx').then((file) => ({ default: file.ShelfPanel })));

const thumb =
  'press relative grid aspect-[4/3] w-20 shrink-0 place-items-center overflow-hidden rounded-sm border-2 border-line aria-[current]:border-brand aria-pressed:border-brand';

/** The teacher's column beside the board: its pages, what they are laid out with, and the shelf. */
export function BoardPages({ shelf }: { shelf: BoardShelf }) {
  const t = useTexts('roomBoard');
  const { act } = useConnection();
  const page = useRoom(({ state }) => state.page);
  const pages = useRoom(({ state }) => state.pages);
  const pictures = useBoardPictures();
  const [open, setOpen] = useState<'grounds' | 'shelf'>();
  return (
    <div className="flex min-h-0 gap-2">
      <nav aria-label={t.pages} className="flex min-h-0 flex-col gap-2 overflow-y-auto p-0.5">
        {pages.map(({ ground, picture }, at) => (
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
            <PageGround ground={ground} picture={picture === null ? undefined : pictures.get(picture)} className="size-full" />
            <b aria-hidden className="absolute top-0.5 left-0.5 rounded-sm bg-[#fffdf8] px-1 text-sm text-[#4a4560]">
              {at + 1}
            </b>
          </button>
        ))}
        {pages.length < lessonRoomLimits.pages && (
          <button
            type="button"
            aria-label={t.newPage}
            className={thumb}
            onClick={() => act({ kind: 'page', page: pages.length, ground: 'plain', picture: null })}
          >
            <Icon of={Plus} />
          </button>
        )}
        {(['grounds', 'shelf'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-expanded={open === one}
            className="press min-h-11 shrink-0 rounded-sm bg-sunk px-1 text-sm font-bold aria-expanded:bg-brand-soft aria-expanded:text-brand"
            onClick={() => setOpen(open === one ? undefined : one)}
          >
            {t[one]}
          </button>
        ))}
      </nav>
      {open === 'shelf' && (
        <Suspense fallback={<Skeleton className="h-64 w-52" />}>
          <ShelfPanel shelf={shelf} />
        </Suspense>
      )}
      {open === 'grounds' && (
        <fieldset aria-label={t.grounds} className="grid min-h-0 grid-cols-2 content-start gap-2 overflow-y-auto p-0.5">
          {grounds.map((ground) => (
            <button
              key={ground}
              type="button"
              aria-pressed={pages[page]?.ground === ground && pages[page].picture === null}
              className="press flex w-24 flex-col items-center rounded-sm border-2 border-transparent bg-sunk p-1 text-sm aria-pressed:border-brand"
              onClick={() => act({ kind: 'page', page, ground, picture: null })}
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

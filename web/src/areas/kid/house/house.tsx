import type { Album, Sticker } from '@school/contract/rewards/shapes';
import { Suspense } from 'react';

import { useCall } from '#api/use-call.ts';
import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { useKidDrag } from '#kit/play/use-kid-drag.ts';
import { say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { iconPath } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';
import { Hero } from '../world/hero.tsx';
import { useSize } from '../world/use-size.ts';
import { placesOf } from './places.ts';
import { RoomWalls } from './room-walls.tsx';
import { StickerStrip } from './sticker-strip.tsx';
import { Things } from './things.tsx';

interface HouseProps {
  kidUid: string;
  band: Band;
  album: Album;
  speech: string;
  asleep: boolean;
}

/** Where a sticker goes back to: the strip below the room. */
const strip = 'strip';

/** The room with what stands in it, and below it what has no place yet: dragged, tapped and tapped, or by the keyboard. */
export function House({ kidUid, band, album, speech, asleep }: HouseProps) {
  const t = useTexts('kidRewards');
  const tongue = useTongue();
  const { mascot } = useSchool();
  const slow = band === 'pre';
  const [ref, size] = useSize();
  const put = useCall('POST /kids/:kidUid/stickers/:sticker/place', { changes: ['GET /kids/:kidUid/stickers'] });
  const own = ownOf(album, put.isPending ? put.variables : undefined);
  const placed = new Map(own.flatMap((sticker) => (sticker.place === null ? [] : [[sticker.place, sticker]])));
  const tell = (text: string) => say([{ text, lang: tongue }], { slow });
  const named = (id: string) => own.find(({ sticker }) => sticker === id);
  const board = useKidDrag({
    fits: (item, target) => target !== strip || named(item)?.place !== null,
    onPick: (item) => tell(`${named(item)?.name[tongue] ?? ''}!`),
    onDrop(item, target) {
      const place = target === strip ? null : Number(target);
      put.mutate({ params: { kidUid, sticker: item }, body: { place } });
      if (place !== null) tell(named(item)?.fact[tongue] ?? '');
    },
  });
  const { stage, places, growsAt, lessons } = album.house;
  const isWide = size === undefined || size.width > size.height;
  return (
    <>
      <div ref={ref} className="house-room" data-wide={isWide || undefined}>
        <RoomWalls stage={stage} isWide={isWide} />
        {!slow && growsAt !== null && <p className="house-grows">{t.grows(growsAt - lessons)}</p>}
        <Things stage={stage} isWide={isWide} onTell={tell} />
        <ul className="house-places">
          {placesOf(isWide)
            .slice(0, places)
            .map(([left, top], at) => {
              const sticker = placed.get(at);
              const id = String(at);
              const item = sticker && board.item(sticker.sticker);
              return (
                <li key={id} {...board.place(id)} className="house-place" style={{ left: `${left}%`, top: `${top}%` }}>
                  <button
                    type="button"
                    {...(item ?? board.placeButton(id))}
                    aria-label={sticker ? t.placed(sticker.name[tongue], at + 1) : t.place(at + 1)}
                    data-empty={sticker ? undefined : ''}
                    onClick={(event) => {
                      // A thing in the hand goes to a place that is taken, too: who stood there gives way.
                      if (board.picked !== null && board.picked !== sticker?.sticker) board.dropPicked(id);
                      else if (item) item.onClick(event);
                      else tell(t.speech.emptyPlace);
                    }}
                  >
                    {sticker && <img src={iconPath(sticker.sticker)} alt="" draggable={false} />}
                  </button>
                </li>
              );
            })}
        </ul>
        {mascot && (
          <div className="house-fox">
            <Suspense>
              <Hero says={slow ? speech : undefined} slow={slow} asleep={asleep} />
            </Suspense>
          </div>
        )}
      </div>
      <div {...board.place(strip)} className="house-shelf">
        <StickerStrip stickers={own.filter(({ place }) => place === null)} board={board} onBack={() => board.dropPicked(strip)} />
      </div>
    </>
  );
}

type Placing = { params: { sticker: string }; body: { place: number | null } };

/** The stickers that are found; what is on its way to a place stands there already. */
function ownOf({ pages }: Album, placing: Placing | undefined): Sticker[] {
  const found = pages.flatMap(({ stickers }) => stickers).filter((sticker) => sticker.found);
  if (!placing) return found;
  const { params, body } = placing;
  return found.map((sticker) =>
    sticker.sticker === params.sticker
      ? { ...sticker, place: body.place }
      : sticker.place !== null && sticker.place === body.place
        ? { ...sticker, place: null }
        : sticker,
  );
}

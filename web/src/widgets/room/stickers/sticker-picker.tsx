import { lessonRoomLimits, stickers } from '@school/contract/lesson-room/limits';

import { useTexts } from '#i18n/texts.ts';

import { useConnection, useRoom } from '../use-room.ts';
import { Sticker } from './sticker.tsx';

/** All stickers there are: one tap gives one to the child. */
export function StickerPicker({ kidUid, onGiven }: { kidUid: string; onGiven(): void }) {
  const t = useTexts('roomStickers');
  const { act } = useConnection();
  const has = useRoom(({ state }) => state.stickers[kidUid]?.length ?? 0);
  const may = useRoom((room) => room.may.sticker);
  if (has >= lessonRoomLimits.stickersMost) return <p className="text-sm text-mute">{t.full}</p>;
  return (
    <ul aria-label={t.give} className="grid list-none grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
      {stickers.map((sticker) => (
        <li key={sticker}>
          <button
            type="button"
            aria-label={t.names[sticker]}
            title={t.names[sticker]}
            disabled={may?.allowed !== true}
            className="press grid size-11 place-items-center rounded-full hover:bg-brand-soft disabled:opacity-50"
            onClick={() => act({ kind: 'sticker', kidUid, sticker }) && onGiven()}
          >
            <Sticker sticker={sticker} className="size-10" />
          </button>
        </li>
      ))}
    </ul>
  );
}

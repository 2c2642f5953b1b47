import type { Lobby } from '@school/contract/lesson-room/shapes';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Sheet } from '#kit/dialog.tsx';
import { Icon, MessageCircle } from '#kit/icon.tsx';
import { useRoom } from '#widgets/room/use-room.ts';

import type { Lesson } from '../use-lesson.ts';

const Chat = lazy(() => import('../parts/chat.tsx').then((file) => ({ default: file.Chat })));

/** On a phone the chat lies over the lesson for as long as it is wanted; a dot says that somebody has written meanwhile. */
export function ChatButton({ lobby, lesson }: { lobby: Lobby; lesson: Lesson }) {
  const t = useTexts('kidRoom').chat;
  const own = useRoom(({ you }) => you);
  const last = useRoom(({ state }) => state.chat.findLast(({ who }) => who !== own)?.seq ?? 0);
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState(last);
  const isNew = !isOpen && last > read;
  return (
    <>
      <button
        type="button"
        aria-label={isNew ? t.newLines : t.title}
        className="room-key press relative"
        onClick={() => {
          setRead(last);
          setOpen(true);
        }}
      >
        <Icon of={MessageCircle} size={28} />
        {isNew && <span aria-hidden className="absolute top-1.5 right-1.5 size-4 rounded-full bg-bad ring-2 ring-card" />}
      </button>
      {isOpen && (
        <Sheet
          title={t.title}
          onClose={() => {
            setRead(last);
            setOpen(false);
          }}
        >
          <div className="grid h-[50dvh] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
            <Suspense>
              <Chat lobby={lobby} lesson={lesson} />
            </Suspense>
          </div>
        </Sheet>
      )}
    </>
  );
}

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { RoomPerson } from '@school/contract/lesson-room/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { controlLook } from '#kit/field.tsx';
import { Send } from '#kit/icon.tsx';
import { useConnection, useOnRefused, useRoom } from '#widgets/room/use-room.ts';

import { RoomButton } from './room-button.tsx';

const comeIntoSight = (line: HTMLLIElement | null): void => line?.scrollIntoView({ block: 'nearest' });

/** The chat of the lesson: the teacher opens and closes it, reads all of it, and writes whenever it wants. */
export function RoomChat({ people }: { people: readonly RoomPerson[] }) {
  const { chat: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const you = useRoom((room) => room.you);
  const lines = useRoom(({ state }) => state.chat);
  const isOpen = useRoom(({ state }) => state.chatOpen);
  const mayOpen = useRoom(({ may }) => may['chat.open']?.allowed === true);
  const mayWrite = useRoom(({ may }) => may.chat);
  const [text, setText] = useState('');
  // What the school did not let through stands in the field again.
  useOnRefused((_, op) => {
    if (op.kind === 'chat') setText((now) => now || op.text);
  });
  const send = () => {
    const said = text.trim();
    if (said !== '' && act({ kind: 'chat', text: said })) setText('');
  };
  return (
    <section aria-label={t.title} className="flex min-h-64 grow flex-col gap-2 rounded-md bg-sunk p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{t.title}</h2>
        <Button size="small" pressed={isOpen} disabled={!mayOpen} onPress={() => act({ kind: 'chat.open', on: !isOpen })}>
          {isOpen ? t.close : t.open}
        </Button>
      </div>
      {!isOpen && <p className="text-sm text-mute">{t.closed}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too */}
      <ul tabIndex={0} aria-live="polite" className="flex min-h-0 grow flex-col gap-2 overflow-y-auto">
        {lines.length === 0 && <li className="text-mute">{t.empty}</li>}
        {lines.map(({ seq, who, text: line }) => (
          <li key={seq} ref={comeIntoSight} className="wrap-anywhere">
            <strong className="block text-sm text-mute">{who === you ? t.you : people.find(({ person }) => person === who)?.name}</strong>
            {line}
          </li>
        ))}
      </ul>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          aria-label={t.write}
          placeholder={t.write}
          autoComplete="off"
          maxLength={lessonRoomLimits.chatSigns}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${controlLook} min-w-0 grow`}
        />
        <RoomButton label={t.send} icon={Send} may={mayWrite} onPress={send} />
      </form>
    </section>
  );
}

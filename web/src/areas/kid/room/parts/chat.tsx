import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { roleOf } from '@school/contract/lesson-room/people';
import type { Lobby } from '@school/contract/lesson-room/shapes';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Icon, Send } from '#kit/icon.tsx';
import { firstName } from '#widgets/room/first-name.ts';
import { useConnection, useOnRefused, useRoom } from '#widgets/room/use-room.ts';

import type { Lesson } from '../use-lesson.ts';

/** Writing in the lesson, from seven on, in the teacher's sight; the teacher opens it. A name stands on every line. */
export function Chat({ lobby, lesson }: { lobby: Lobby; lesson: Lesson }) {
  const room = useTexts('kidRoom');
  const t = room.chat;
  const { act } = useConnection();
  const lines = useRoom(({ state }) => state.chat);
  const mayWrite = useRoom(({ may }) => may.chat?.allowed ?? false);
  const isAlone = useRoom(({ state }) => state.alone);
  const nameOf = useNames(lobby);
  const own = useRoom(({ you }) => you);
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const last = lines.at(-1)?.seq;
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  useOnRefused((code, op) => {
    if (op.kind !== 'chat') return;
    setRefused(code === 'chat_refused');
    // What was not said stands there again: a child mends it, and types no line twice.
    setText((typed) => typed || op.text);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setRefused(false);
    if (act({ kind: 'chat', text: said })) setText('');
  };
  const closed = lesson.mood === 'locked' ? t.locked : isAlone || lesson.mood === 'gone' ? t.alone : t.closed;
  return (
    <section aria-label={t.title} className="flex min-h-0 flex-col gap-2 rounded-lg bg-card p-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too */}
      <ul ref={list} tabIndex={0} aria-live="polite" className="flex min-h-0 grow list-none flex-col gap-2 overflow-y-auto rounded-md">
        {lines.length === 0 && <li className="m-auto text-center text-mute">{t.empty}</li>}
        {lines.map(({ seq, who, text: said }) => (
          <li
            key={seq}
            className={`max-w-[92%] rounded-md px-3 py-1.5 leading-tight first:mt-auto ${who === own ? 'self-end bg-good-soft' : 'self-start bg-brand-soft'}`}
          >
            <b className="block text-sm text-mute">{who === own ? room.you : nameOf(who)}</b>
            <span className="wrap-anywhere">{said}</span>
          </li>
        ))}
      </ul>
      {isRefused && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-1.5 font-bold text-warn">
          {t.refused}
        </p>
      )}
      {mayWrite ? (
        <form onSubmit={send} className="flex gap-2">
          <input
            aria-label={t.write}
            placeholder={t.write}
            value={text}
            maxLength={lessonRoomLimits.chatSigns}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className="min-h-14 min-w-0 grow rounded-md border-2 border-edge bg-sunk px-4 in-data-[band=teen]:min-h-11"
          />
          <button
            type="submit"
            aria-label={t.send}
            title={t.send}
            className="press grid size-14 shrink-0 place-items-center rounded-md bg-brand text-on-brand in-data-[band=teen]:size-11"
          >
            <Icon of={Send} />
          </button>
        </form>
      ) : (
        <p className="rounded-md bg-sunk px-3 py-2 text-center font-bold">{closed}</p>
      )}
    </section>
  );
}

/** First names of those who write, also when they are not there any more. */
function useNames({ teacher, kids }: Lobby): (person: string) => string {
  const members = useRoom((room) => room.members);
  return (person) => {
    const isTeacher = roleOf(person) === 'teacher';
    const here = members.find((member) => member.person === person)?.name;
    if (here !== undefined) return isTeacher ? firstName(here) : here;
    return kids.find((kid) => kid.person === person)?.name ?? (isTeacher ? teacher.name : '');
  };
}

import type { Event } from '@school/contract/calendar/shapes';
import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { say } from '#kit/play/speech.ts';
import { Face } from '#widgets/face/face.tsx';
import type { Band } from '#widgets/player/band.ts';
import { useOpenRoom } from '#widgets/room-door/use-open-room.ts';

import { BigLink } from '../task-link.tsx';
import { useTongue } from '../use-kid.ts';

/** The classroom is open: whose face, and the way in. It comes by itself, above everything else; `data-door` lets the page make room. */
export function LessonDoor({ event, kidUid, band }: { event: Event; kidUid: string; band: Band }) {
  const { room: t } = useTexts('kidWorld');
  const { speech } = useTexts('kid');
  const tongue = useTongue();
  const lobby = useOpenRoom(event);
  const isOpen = lobby !== undefined;
  useEffect(() => {
    if (isOpen && band === 'pre') say([{ text: speech.roomOpen, lang: tongue }], { slow: true });
  }, [isOpen, band, speech, tongue]);
  if (!lobby) return null;
  const { teacher, members, eventId } = lobby;
  const isIn = members.some(({ person, state }) => person.startsWith('teacher:') && state !== 'gone');
  return (
    <section
      data-door
      aria-label={t.title}
      className={`flex flex-wrap items-center justify-center gap-4 rounded-lg bg-card p-4 outline-4 outline-brand ${band === 'pre' ? 'self-center' : ''}`}
    >
      <Face name={teacher.name} avatar={teacher.avatar} size={band === 'teen' ? 56 : 104} />
      {band !== 'pre' && (
        <p className="min-w-0 grow basis-48 text-(length:--words) leading-tight font-extrabold">{isIn ? t.isIn(teacher.name) : t.isOpen}</p>
      )}
      <BigLink
        picture="door"
        sun
        huge={band === 'pre'}
        className={band === 'pre' ? 'kid-glow min-w-40' : 'max-w-sm'}
        aria-label={t.enter}
        to="/kids/$kidUid/room/$eventId"
        params={{ kidUid, eventId }}
      >
        {band !== 'pre' && t.enter}
      </BigLink>
    </section>
  );
}

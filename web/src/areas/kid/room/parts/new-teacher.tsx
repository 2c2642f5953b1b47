import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { Face } from '#widgets/face/face.tsx';
import { firstName } from '#widgets/room/first-name.ts';
import { useTeacherHere } from '#widgets/room/people-here.ts';
import { useRoom } from '#widgets/room/use-room.ts';

import { useSpoken } from '../use-spoken.ts';

/** Long enough to look at a new face and to hear or read one sentence, in milliseconds. */
const shownFor = 8_000;

/** A colleague has taken over in the middle: who it is, in one sentence, as she comes in. Whoever loads the page later finds her there. */
export function NewTeacher({ band }: { band: Band }) {
  const t = useTexts('kidRoom');
  const by = useRoom(({ state }) => state.replacedBy);
  const teacher = useTeacherHere();
  const isHere = by !== null && teacher?.person === `teacher:${by.teacherId}`;
  const [known, setKnown] = useState(isHere ? by.seq : 0);
  const isNew = isHere && by.seq !== known;
  const seq = by?.seq ?? 0;
  useSpoken(band, isNew ? t.speech.standsIn : undefined);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setKnown(seq), shownFor);
    return () => clearTimeout(timer);
  }, [isNew, seq]);
  // Always there: what appears in it is read aloud.
  return (
    <output
      className={
        isNew
          ? 'fixed inset-x-4 top-14 z-40 mx-auto md:right-74 min-[1101px]:right-84 flex w-fit max-w-full items-center gap-4 rounded-xl border border-line bg-card p-4 shadow-press'
          : 'sr-only'
      }
    >
      {isNew && teacher && (
        <>
          <Face name={teacher.name} avatar={teacher.avatar} size={72} />
          <span className={band === 'pre' ? 'sr-only' : 'text-lg font-bold'}>{t.state.standsIn(firstName(teacher.name))}</span>
        </>
      )}
    </output>
  );
}

import { useTexts } from '#i18n/texts.ts';

import type { Lesson } from '../use-lesson.ts';
import { TeacherFace } from './faces.tsx';

/** "Look at me": the teacher comes to the middle in a sun, two eyes look up; all else waits behind. */
export function LookHere({ lesson }: { lesson: Lesson }) {
  const t = useTexts('kidRoom').state;
  return (
    <div className="room-veil">
      <output className="sr-only">{t.locked(lesson.teacher.name)}</output>
      <div className="room-look">
        <span className="room-sun" aria-hidden />
        <TeacherFace lesson={lesson} frame="wood" isPlain />
        <span className="room-eyes" aria-hidden>
          <svg viewBox="0 0 120 60">
            <g fill="white" stroke="var(--color-ink)" strokeWidth="5">
              <ellipse cx="34" cy="30" rx="26" ry="24" />
              <ellipse cx="86" cy="30" rx="26" ry="24" />
            </g>
            <g fill="var(--color-ink)">
              <circle cx="38" cy="24" r="11" />
              <circle cx="90" cy="24" r="11" />
            </g>
            <g fill="white">
              <circle cx="42" cy="20" r="4" />
              <circle cx="94" cy="20" r="4" />
            </g>
          </svg>
        </span>
      </div>
    </div>
  );
}

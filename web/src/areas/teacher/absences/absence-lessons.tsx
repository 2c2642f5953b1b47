import type { Absence } from '@school/contract/calendar/shapes';

import { useTexts } from '#i18n/texts.ts';
import { CircleCheck, Icon, X } from '#kit/icon.tsx';
import { TouchedLine } from '#widgets/lesson-look/touched-lesson.tsx';

/** What became of the lessons of an absence, one by one. */
export function AbsenceLessons({ lessons }: Pick<Absence, 'lessons'>) {
  const t = useTexts('teacherAbsences');
  return (
    <ul className="flex flex-col gap-3">
      {lessons.map(({ lesson, given }) => (
        <li key={lesson.eventId} className="flex flex-col gap-1">
          <TouchedLine lesson={lesson} />
          <p className={`flex items-center gap-2 font-bold ${given ? 'text-good' : 'text-warn'}`}>
            <Icon of={given ? CircleCheck : X} size={18} />
            {given ? t.given(given.name) : t.canceled}
          </p>
        </li>
      ))}
    </ul>
  );
}

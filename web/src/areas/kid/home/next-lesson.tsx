import type { Event } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import type { Band } from '#widgets/player/band.ts';
import { Face } from '#widgets/face/face.tsx';
import { dayOfLesson } from './day-of-lesson.ts';

interface NextLessonProps {
  event: Event;
  zone: string;
  now: number;
  band: Band;
}

/** The same in a line, on the way: the face of the teacher, and when. It makes room for the door as soon as that opens. */
export function LessonPill({ event, zone, now }: Omit<NextLessonProps, 'band'>) {
  const more = useTexts('kidWorld');
  const locale = useLocale();
  const day = dayOfLesson(event, zone, now);
  const when = day === 'later' ? at(locale, event.timestamp, 'weekday', zone) : more.lessonDay[day];
  return (
    <section
      aria-label={more.nextLesson}
      className="flex items-center gap-2 text-base leading-tight font-extrabold figures [[data-band]:has([data-door])_&]:hidden"
    >
      {event.teacher && <Face name={event.teacher.name} avatar={event.teacher.avatar} size={36} />}
      <span className="first-letter:uppercase">{day === 'now' ? when : `${when}, ${at(locale, event.timestamp, 'time', zone)}`}</span>
    </section>
  );
}

/** The next lesson with a teacher: whose face, which day, what time. */
export function NextLesson({ event, zone, now, band }: NextLessonProps) {
  const more = useTexts('kidWorld');
  const locale = useLocale();
  const day = dayOfLesson(event, zone, now);
  const when = day === 'later' ? at(locale, event.timestamp, 'weekday', zone) : more.lessonDay[day];
  const { teacher } = event;
  return (
    <section
      aria-label={more.nextLesson}
      className={`flex items-center gap-4 rounded-lg bg-card px-4 py-3 ${band === 'pre' ? 'self-center [[data-band]:has([data-asks])_&]:hidden' : ''} ${day === 'now' ? 'outline-4 outline-brand' : ''}`}
    >
      {teacher && <Face name={teacher.name} avatar={teacher.avatar} size={band === 'teen' ? 44 : 64} />}
      <p className="min-w-0 leading-tight">
        {band !== 'pre' && <span className="block text-base">{more.nextLesson}</span>}
        <strong className="text-(length:--words) figures first-letter:uppercase">
          {day === 'now' ? when : `${when}, ${at(locale, event.timestamp, 'time', zone)}`}
        </strong>
        {teacher && band !== 'pre' && <span className="block text-base">{teacher.name}</span>}
      </p>
    </section>
  );
}

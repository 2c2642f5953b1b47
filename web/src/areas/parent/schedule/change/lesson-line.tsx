import type { Event } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { at } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { hueOfLesson, LessonSign } from '#widgets/lesson-look/lesson-sign.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { Place } from '../use-place.ts';

/** Which lesson is being changed, in one line. */
export function LessonLine({ event, place: { zone, kidsOf } }: { event: Event; place: Place }) {
  const words = useLessonWords();
  const locale = useLocale();
  const kids = kidsOf(event.kids);
  return (
    <p className="flex items-center gap-3">
      <span className={`tile ${hueOfLesson(event)}`}>
        <LessonSign of={event} />
      </span>
      {kids.map((kid) => (
        <Avatar key={kid.kidUid} name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={36} />
      ))}
      <span>
        <strong className="figures block first-letter:uppercase">{at(locale, event.timestamp, 'dayTime', zone)}</strong>
        <span className="block text-sm text-mute wrap-anywhere">
          {[kids.map(({ firstName }) => firstName).join(', '), words.subject(event), event.teacher?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
    </p>
  );
}

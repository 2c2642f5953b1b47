import type { Event } from '@school/contract/calendar/shapes';

import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#kit/button.tsx';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { Avatar } from '#kit/avatar.tsx';
import { marksOf, warns } from '#widgets/lesson-look/lesson-marks.ts';
import { hueOfLesson, LessonSign } from '#widgets/lesson-look/lesson-sign.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { Place } from './use-place.ts';

/** The next lesson, always in sight: it stays under the upper edge while the weeks go by. */
export function NextLesson({ event, place: { zone, now, kidsOf, go } }: { event: Event; place: Place }) {
  const t = useTexts('schedule');
  const look = useTexts('lessonLook');
  const words = useLessonWords();
  const kids = kidsOf(event.kids);
  const schoolTime = words.schoolTime(event.timestamp, zone);
  const begins = Date.parse(event.timestamp);
  const ends = begins + event.minutes * 60_000;
  return (
    <section
      aria-label={t.next}
      className="schedule-next flex items-center gap-3 rounded-lg border-2 border-brand bg-card py-2 pr-1 pl-4 shadow-float"
    >
      <span className={`tile ${hueOfLesson(event)}`}>
        <LessonSign of={event} />
      </span>
      <span className="hidden gap-2 sm:flex">
        {kids.map((kid) => (
          <Avatar key={kid.kidUid} name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={36} />
        ))}
      </span>
      <div className="min-w-0 grow leading-tight">
        <h2 className="text-sm text-brand">
          {ends <= now || event.settlesAt !== null ? t.justOver : event.status === 'inProgress' || begins <= now ? t.now : t.next}
        </h2>
        <p className="figures text-lg font-extrabold first-letter:uppercase">
          {words.day(event.timestamp, zone, now)}, {words.start(event, zone)}
          {schoolTime !== undefined && <span className="text-sm font-normal text-mute"> · {schoolTime}</span>}
        </p>
        <p className="text-sm wrap-anywhere">
          {[look.short[event.kind], kids.map(({ firstName }) => firstName).join(', '), words.subject(event), event.teacher?.name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {marksOf(event)
          .filter(warns)
          .map((mark) => (
            <p key={mark.what} className="text-sm font-bold text-warn">
              {words.mark(mark, zone)}
            </p>
          ))}
      </div>
      <IconButton label={t.open} onPress={() => go({ event: event.eventId })}>
        <Icon of={ChevronRight} />
      </IconButton>
    </section>
  );
}

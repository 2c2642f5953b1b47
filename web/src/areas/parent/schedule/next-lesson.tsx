import type { Event } from '@school/contract/scheduling/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, plusDays, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Clock, Icon } from '#kit/icon.tsx';
import { Face } from '#widgets/face/face.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { useLessonWords } from './lesson-words.ts';

interface NextLessonProps {
  event: Event;
  kids: ReadonlyArray<{ kidUid: string; firstName: string; avatar: string | null }>;
  zone: string;
  now: number;
  onOpen(eventId: string): void;
}

/** The next lesson, always in sight above the weeks. */
export function NextLesson({ event, kids, zone, now, onOpen }: NextLessonProps) {
  const t = useTexts('schedule');
  const locale = useLocale();
  const words = useLessonWords();
  const today = wallClock(now, zone).date;
  const { date } = wallClock(event.timestamp, zone);
  const day = date === today ? t.today : date === plusDays(today, 1) ? t.tomorrow : at(locale, event.timestamp, 'weekday', zone);
  const moscow = words.moscow(event, zone);
  return (
    <section
      aria-label={t.next}
      className="flex flex-col gap-3 rounded-lg border-2 border-brand bg-card p-4 sm:flex-row sm:items-center sm:justify-between sm:gap-5"
    >
      <div className="flex min-w-0 items-center gap-4">
        {kids.map((kid) => (
          <Face key={kid.kidUid} name={kid.firstName} avatar={kid.avatar} size={48} />
        ))}
        <div className="min-w-0">
          <h2 className="flex items-center gap-1.5 text-sm text-brand">
            <Icon of={Clock} size={16} />
            {event.status === 'inProgress' ? t.now : t.next}
          </h2>
          <p className="figures text-xl font-extrabold first-letter:uppercase">
            {day}, {at(locale, event.timestamp, 'time', zone)}
            {moscow !== undefined && <span className="text-base font-normal text-mute"> · {moscow}</span>}
          </p>
          <p>
            {kids.map(({ firstName }) => firstName).join(', ')}, {words.subject(event)}
            {event.teacher && <span className="text-mute"> · {event.teacher.name}</span>}
          </p>
        </div>
      </div>
      <div className="flex items-center justify-between gap-4">
        <KindBadge kind={event.kind} />
        <Button onPress={() => onOpen(event.eventId)}>{t.open}</Button>
      </div>
    </section>
  );
}

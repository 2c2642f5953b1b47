import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { marksOf, warns } from '#widgets/lesson-look/lesson-marks.ts';
import { hueOfLesson, LessonSign } from '#widgets/lesson-look/lesson-sign.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { ShownEvent } from './use-window.ts';

interface LessonCardProps {
  event: ShownEvent;
  kids: ReadonlyArray<{ kidUid: string; firstName: string; avatar: string | null }>;
  zone: string;
  onOpen(): void;
}

/** A lesson as a row: the family's time first, the subject by sign and colour, who with whom, what is unusual, the child's face. */
export function LessonCard({ event, kids, zone, onOpen }: LessonCardProps) {
  const { lessonKinds } = useTexts('names');
  const words = useLessonWords();
  const marks = marksOf(event);
  const schoolTime = words.schoolTime(event.timestamp, zone);
  const called = event.status === 'canceled' || event.status === 'transferred';
  const about = [
    kids.map(({ firstName }) => firstName).join(', '),
    event.kind !== 'regular' && lessonKinds[event.kind],
    event.teacher?.name,
  ];
  return (
    <button type="button" onClick={onOpen} className="row-line press">
      <span className="w-14 shrink-0">
        <strong className={`figures block text-lg ${called ? 'line-through' : ''}`}>{words.start(event, zone)}</strong>
        {schoolTime !== undefined && <span className="figures block text-sm text-mute">{schoolTime}</span>}
      </span>
      <span className={`tile ${hueOfLesson(event)}`}>
        <LessonSign of={event} />
      </span>
      <span className="flex flex-col wrap-anywhere">
        <strong>{words.subject(event)}</strong>
        <span className="text-sm text-mute">{about.filter(Boolean).join(' · ')}</span>
        {event.lesson && <span className="text-sm text-mute">{words.topic(event)}</span>}
        {marks.map((mark) => (
          <strong key={mark.what} className={`text-sm ${warns(mark) ? 'text-warn' : 'text-ink'}`}>
            {words.mark(mark, zone)}
          </strong>
        ))}
      </span>
      <span className="flex flex-col gap-1">
        {kids.map((kid) => (
          <Avatar key={kid.kidUid} name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={36} />
        ))}
      </span>
    </button>
  );
}

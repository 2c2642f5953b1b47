import { Avatar } from '#kit/avatar.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';
import { marksOf, warns } from '#widgets/lesson-look/lesson-marks.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { ShownEvent } from './use-window.ts';

interface LessonCardProps {
  event: ShownEvent;
  kids: ReadonlyArray<{ kidUid: string; firstName: string; avatar: string | null }>;
  zone: string;
  onOpen(): void;
}

/** A lesson in a list: the family's time first and the teacher's beside it, who, what, of which kind, and what is unusual. */
export function LessonCard({ event, kids, zone, onOpen }: LessonCardProps) {
  const words = useLessonWords();
  const marks = marksOf(event);
  const moscow = words.moscow(event.timestamp, zone);
  const called = event.status === 'canceled' || event.status === 'transferred';
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`press flex w-full flex-col gap-2 rounded-md border-2 bg-card p-3 text-left shadow-press ${event.heldUntil ? 'border-dashed border-edge' : 'border-line'}`}
    >
      <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className={`figures text-lg font-extrabold ${called ? 'line-through' : ''}`}>{words.hours(event, zone)}</span>
        {moscow !== undefined && <span className="figures text-sm text-mute">{moscow}</span>}
      </span>
      <span className="flex items-center gap-2">
        {kids.map((kid) => (
          <Avatar key={kid.kidUid} name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={28} />
        ))}
        <span className="min-w-0 font-bold">
          {kids.map(({ firstName }) => firstName).join(', ')}
          {', '}
          {words.subject(event)}
        </span>
      </span>
      {event.lesson && <span className="text-sm wrap-anywhere">{words.topic(event)}</span>}
      <span className="flex flex-wrap items-center gap-2 text-sm text-mute">
        <KindBadge kind={event.kind} />
        {event.teacher?.name}
        {marks.map((mark) => (
          <strong key={mark.what} className={warns(mark) ? 'text-warn' : 'text-ink'}>
            {words.mark(mark, zone)}
          </strong>
        ))}
      </span>
    </button>
  );
}

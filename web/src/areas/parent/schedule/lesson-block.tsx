import { useTexts } from '#i18n/texts.ts';
import { blockLook, KindIcon } from '#widgets/lesson-look/lesson-kind.tsx';

import { useLessonWords } from './lesson-words.ts';
import type { ShownEvent } from './use-schedule.ts';

interface LessonBlockProps {
  event: ShownEvent;
  kids: ReadonlyArray<{ firstName: string }>;
  zone: string;
  onOpen(): void;
}

/** A lesson in the week of a wide screen. Its kind is a sign, a word for those who listen, and only then a colour. */
export function LessonBlock({ event, kids, zone, onOpen }: LessonBlockProps) {
  const { lessonKinds } = useTexts('names');
  const words = useLessonWords();
  const gone = event.status === 'canceled';
  const note = words.note(event, zone);
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`press flex size-full flex-col items-start overflow-hidden rounded-sm border-l-4 px-1.5 py-0.5 text-left text-sm leading-tight text-ink ${blockLook[event.kind]} ${event.heldUntil ? 'border-y-2 border-r-2 border-dashed' : ''}`}
    >
      <span className={`figures flex w-full items-center gap-1 font-extrabold ${gone ? 'line-through' : ''}`}>
        <KindIcon kind={event.kind} size={14} />
        {words.start(event, zone)}
      </span>
      <span className="sr-only">{lessonKinds[event.kind]}, </span>
      <span className="w-full truncate font-bold">
        {kids.map(({ firstName }) => firstName).join(', ')} · {words.subject(event)}
      </span>
      {event.minutes > 30 && <span className="w-full truncate">{note?.text ?? words.moscow(event, zone) ?? event.teacher?.name}</span>}
    </button>
  );
}

import { Avatar } from '#kit/avatar.tsx';
import { useTexts } from '#i18n/texts.ts';
import { marksOf, warns } from '#widgets/lesson-look/lesson-marks.ts';
import { hueOfLesson, LessonSign } from '#widgets/lesson-look/lesson-sign.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { ShownEvent } from './use-window.ts';

interface LessonBlockProps {
  event: ShownEvent;
  kids: ReadonlyArray<{ kidUid: string; firstName: string; avatar: string | null }>;
  zone: string;
  /** The school's hours stand beside the week already. */
  schoolTimeBeside: boolean;
  /** It lies open beside the week. */
  open: boolean;
  onOpen(): void;
}

/** A lesson in the week of a wide screen: the colour and the sign are the subject's, the face is the child's, a word says what is unusual. */
export function LessonBlock({ event, kids, zone, schoolTimeBeside, open, onOpen }: LessonBlockProps) {
  const t = useTexts('lessonLook');
  const words = useLessonWords();
  const marks = marksOf(event);
  const schoolTime = words.schoolTime(event.timestamp, zone);
  const said = marks.map((mark) => words.mark(mark, zone));
  const kind = event.heldUntil === null ? t.short[event.kind] : t.heldShort;
  // Half an hour has room for two lines, an hour for four. What is weekly, as most are, need not say so.
  const long = event.minutes > 30;
  const seen = said[0] ?? (event.kind === 'regular' ? (schoolTimeBeside ? undefined : schoolTime) : kind);
  return (
    <button
      type="button"
      aria-pressed={open}
      onClick={onOpen}
      className={`lesson-block press ${hueOfLesson(event)}`}
      data-called={event.status === 'canceled' || event.status === 'transferred' || undefined}
      data-waits={event.heldUntil !== null || marks.some(({ what }) => what === 'unpaid') || event.kind === 'trial' || undefined}
    >
      <span className="lesson-block-top">
        <LessonSign of={event} size={16} />
        <span className="lesson-block-faces">
          {kids.map((kid) => (
            <Avatar key={kid.kidUid} name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={20} />
          ))}
        </span>
      </span>
      <span className="lesson-block-line">
        <strong className="figures">{words.start(event, zone)}</strong> {!long && words.subject(event)}
      </span>
      {long && <span className="lesson-block-line">{words.subject(event)}</span>}
      {long && seen !== undefined && (
        <span aria-hidden className={`lesson-block-line ${marks.some(warns) ? 'font-extrabold' : 'font-normal'}`}>
          {seen}
        </span>
      )}
      <span className="sr-only">
        {[kids.map(({ firstName }) => firstName).join(', '), kind, ...said, schoolTime, event.teacher?.name].filter(Boolean).join(', ')}
      </span>
    </button>
  );
}

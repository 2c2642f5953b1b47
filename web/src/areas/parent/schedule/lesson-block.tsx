import { useTexts } from '#i18n/texts.ts';
import { blockLook, KindIcon } from '#widgets/lesson-look/lesson-kind.tsx';
import { marksOf, warns } from '#widgets/lesson-look/lesson-marks.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { ShownEvent } from './use-window.ts';

interface LessonBlockProps {
  event: ShownEvent;
  kids: ReadonlyArray<{ firstName: string }>;
  zone: string;
  /** Moscow's hours stand beside the week already. */
  moscowBeside: boolean;
  onOpen(): void;
}

/** A lesson in the week of a wide screen. Its kind is a sign and a word, and only then a colour. */
export function LessonBlock({ event, kids, zone, moscowBeside, onOpen }: LessonBlockProps) {
  const t = useTexts('lessonLook');
  const words = useLessonWords();
  const marks = marksOf(event);
  const moscow = words.moscow(event.timestamp, zone);
  const said = marks.map((mark) => words.mark(mark, zone));
  const seen = said[0] ?? (moscowBeside ? undefined : moscow) ?? event.teacher?.name;
  const called = event.status === 'canceled' || event.status === 'transferred';
  // Half an hour has room for two lines, an hour for four.
  const long = event.minutes > 30;
  const kind = event.heldUntil === null ? t.short[event.kind] : t.heldShort;
  const who = `${kids.map(({ firstName }) => firstName).join(', ')} · ${words.subject(event)}`;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`press flex size-full flex-col items-start overflow-hidden rounded-sm border-l-4 px-1 py-0.5 text-left text-sm leading-tight text-ink ${blockLook[event.kind]} ${event.heldUntil ? 'border-dashed' : ''}`}
    >
      <span className="figures flex w-full gap-1">
        <strong className={called ? 'line-through' : ''}>{words.start(event, zone)}</strong>
        {!long && <span className="truncate">{kind}</span>}
      </span>
      <span className="flex w-full items-center gap-1">
        <KindIcon kind={event.kind} size={14} />
        <span className={`truncate ${long ? '' : 'font-bold'}`}>{long ? kind : who}</span>
      </span>
      {long && <span className="w-full truncate font-bold">{who}</span>}
      {long && (
        <span aria-hidden className={`w-full truncate ${marks.some(warns) ? 'font-bold' : ''}`}>
          {seen}
        </span>
      )}
      <span className="sr-only">{[...said, moscow, event.teacher?.name].filter(Boolean).join(', ')}</span>
    </button>
  );
}

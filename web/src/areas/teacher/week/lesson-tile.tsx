import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { Link } from '#kit/router/link.tsx';
import { useTexts } from '#i18n/texts.ts';
import { CircleCheck, Icon, TriangleAlert, X } from '#kit/icon.tsx';
import { blockLook, KindIcon } from '#widgets/lesson-look/lesson-kind.tsx';

import { type Stage, stageOf } from '../lesson-stage.ts';
import { useLessonWords } from '../lesson-words.ts';

/** Signs of what became of a lesson; those ahead and under way need none. */
const signs: Partial<Record<Stage, typeof X>> = { held: CircleCheck, missed: X, off: X, unmarked: TriangleAlert };

/** A lesson in the week of a wide screen: its kind and its end are signs and words first, and only then a colour. */
export function LessonTile({ lesson, now }: { lesson: TeacherLesson; now: number }) {
  const t = useTexts('teacher');
  const { lessonKinds, lessonStatuses } = useTexts('names');
  const words = useLessonWords();
  const stage = stageOf(lesson, now);
  const sign = signs[stage];
  const state = stage === 'unmarked' ? t.notMarked : lessonStatuses[lesson.status];
  return (
    <Link
      to="/teacher/lessons/$eventId"
      params={{ eventId: lesson.eventId }}
      className={`press flex size-full flex-col overflow-hidden rounded-sm border-l-4 px-1.5 py-0.5 text-sm leading-tight text-ink ${blockLook[lesson.kind]}`}
    >
      <span className={`figures flex items-center gap-1 font-extrabold ${stage === 'off' ? 'line-through' : ''}`}>
        <KindIcon kind={lesson.kind} size={14} />
        {lesson.minutes > 30 ? words.hours(lesson) : words.start(lesson)}
        {sign && <Icon of={sign} size={14} />}
      </span>
      <span className="sr-only">
        {lessonKinds[lesson.kind]}, {state},{' '}
      </span>
      <span className="truncate font-bold">{words.kids(lesson)}</span>
      {lesson.minutes > 30 && <span className="truncate">{sign ? state : words.subject(lesson)}</span>}
    </Link>
  );
}

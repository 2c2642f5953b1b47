import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { Link } from '#kit/router/link.tsx';
import { useTexts } from '#i18n/texts.ts';
import { blockLook, KindIcon } from '#widgets/lesson-look/lesson-kind.tsx';

import { useLessonWords } from '../lesson-words.ts';

/** A lesson in the week of a wide screen. */
export function LessonTile({ lesson }: { lesson: TeacherLesson }) {
  const { lessonKinds, lessonStatuses } = useTexts('names');
  const words = useLessonWords();
  return (
    <Link
      to="/teacher/lessons/$eventId"
      params={{ eventId: lesson.eventId }}
      className={`press flex size-full flex-col overflow-hidden rounded-sm border-l-4 px-1.5 py-0.5 text-sm leading-tight text-ink ${blockLook[lesson.kind]}`}
    >
      <span className="figures flex items-center gap-1 font-extrabold">
        <KindIcon kind={lesson.kind} size={14} />
        {words.start(lesson)}
      </span>
      <span className="sr-only">{lessonKinds[lesson.kind]}, </span>
      <span className="truncate font-bold">{words.kids(lesson)}</span>
      {lesson.minutes > 30 && (
        <span className="truncate">{lesson.status === 'conducted' ? lessonStatuses.conducted : words.subject(lesson)}</span>
      )}
    </Link>
  );
}

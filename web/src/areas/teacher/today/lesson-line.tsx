import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { Link } from '#kit/router/link.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { useLessonWords } from '../lesson-words.ts';

/** One lesson of a list: when, who, what, and what became of it. */
export function LessonLine({ lesson }: { lesson: TeacherLesson }) {
  const t = useTexts('teacher');
  const names = useTexts('names');
  const words = useLessonWords();
  return (
    <Link
      to="/teacher/lessons/$eventId"
      params={{ eventId: lesson.eventId }}
      className="press flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 border-line bg-card px-4 py-2 shadow-press hover:border-brand"
    >
      <span className="figures font-extrabold">{words.hours(lesson)}</span>
      <span className="min-w-0 grow">
        <strong>{words.kids(lesson)}</strong> <span className="text-mute">{words.subject(lesson)}</span>
      </span>
      <KindBadge kind={lesson.kind} />
      <Badge tone={lesson.status === 'conducted' ? 'good' : 'plain'}>{names.lessonStatuses[lesson.status]}</Badge>
      {lesson.may.report.allowed && <Badge tone="warn">{t.reportWaits}</Badge>}
      <Icon of={ChevronRight} className="hidden text-mute sm:block" />
    </Link>
  );
}

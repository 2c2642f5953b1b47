import type { AnswerOf } from '@school/contract/calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { Link } from '#kit/router/link.tsx';
import { Face } from '#widgets/face/face.tsx';

/** One pupil of the list: who, how far in each course, what is left to do, when they meet next. */
export function PupilLine({ own: { pupil, courses, next } }: { own: AnswerOf<'GET /teacher/pupils'>['pupils'][number] }) {
  const { pupils: t } = useTexts('teacherWorkspace');
  const { age, schoolTime } = useTexts('teacher');
  const names = useTexts('names');
  const locale = useLocale();
  const left = courses.reduce((sum, { homework }) => sum + homework, 0);
  return (
    <Link
      to="/teacher/pupils/$kidUid"
      params={{ kidUid: pupil.kidUid }}
      className="press flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 border-line bg-card px-4 py-2 shadow-press hover:border-brand"
    >
      <Face name={pupil.name} avatar={pupil.avatar} size={44} />
      <span className="min-w-0 grow">
        <strong>
          {pupil.name}, {age(pupil.age)}
        </strong>
        <span className="block text-sm text-mute">
          {courses.length === 0
            ? t.noCourses
            : courses
                .map(
                  ({ courseCode, lessonProgress }) =>
                    `${names.courses[courseCode]}: ${t.progress(lessonProgress.completed, lessonProgress.count)}`,
                )
                .join('; ')}
        </span>
        <span className="figures block text-sm text-mute">
          {next ? `${t.next}: ${at(locale, next.timestamp, 'dayTime', schoolZone)} ${schoolTime}` : t.noNext}
        </span>
      </span>
      {left > 0 && <Badge tone="warn">{t.homework(left)}</Badge>}
      <Icon of={ChevronRight} className="hidden text-mute sm:block" />
    </Link>
  );
}

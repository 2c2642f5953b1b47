import type { TeacherLesson } from '@school/contract/scheduling/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import { Clock, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { endOf, useLessonWords } from '../lesson-words.ts';
import { PupilCard } from '../pupil-card.tsx';

/** The lesson that is on, waits to be marked, or comes next. One click into it. */
export function NextLesson({ lesson, now }: { lesson: TeacherLesson; now: number }) {
  const t = useTexts('teacher');
  const words = useLessonWords();
  const minutesTo = Math.ceil((Date.parse(lesson.timestamp) - now) / 60_000);
  const heading = minutesTo > 0 ? t.next : now < endOf(lesson) && lesson.status !== 'conducted' ? t.now : t.waiting;
  return (
    <section aria-label={heading} className="flex flex-col gap-4 rounded-lg border-2 border-brand bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-1.5 text-sm text-brand">
          <Icon of={Clock} size={16} />
          {heading}
          {minutesTo > 0 && minutesTo <= 120 && ` · ${t.startsIn(minutesTo)}`}
        </h2>
        <span className="flex flex-wrap gap-2">
          <KindBadge kind={lesson.kind} />
          {lesson.may.report.allowed && <Badge tone="warn">{t.reportWaits}</Badge>}
        </span>
      </div>
      <p className="figures text-2xl font-extrabold">
        {words.hours(lesson)} <span className="text-base font-normal text-mute">{t.moscow}</span>
      </p>
      <p className="font-bold">{words.subject(lesson)}</p>
      {lesson.pupils.map((pupil) => (
        <PupilCard key={pupil.kidUid} pupil={pupil} lesson={lesson} />
      ))}
      <LinkButton to="/teacher/lessons/$eventId" params={{ eventId: lesson.eventId }} kind="primary" size="large">
        {t.open}
      </LinkButton>
    </section>
  );
}

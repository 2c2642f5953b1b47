import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { lazy, Suspense } from 'react';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import { Clock, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { nextAfter, stageOf, startOf } from '../lesson-stage.ts';
import { useLessonWords } from '../lesson-words.ts';
import { LateNotice } from '../lesson/late-notice.tsx';
import { PupilCard } from '../pupil-card.tsx';
import { Prepared } from './prepared.tsx';

const PupilsEquipment = lazy(() =>
  import('../lesson/pupils-equipment.tsx').then(({ PupilsEquipment: component }) => ({ default: component })),
);

interface NextLessonProps {
  lesson: TeacherLesson;
  /** All lessons of the day. */
  lessons: readonly TeacherLesson[];
  now: number;
}

/** The lesson that is on, waits to be marked, or comes next. One click into it. */
export function NextLesson({ lesson, lessons, now }: NextLessonProps) {
  const t = useTexts('teacher');
  const words = useLessonWords();
  const { enterBeforeMinutes } = useSchool();
  const minutesTo = Math.ceil((startOf(lesson) - now) / 60_000);
  const stage = stageOf(lesson, now);
  /** Its room: from some minutes before it until it is over. */
  const isOpen = minutesTo <= enterBeforeMinutes && (stage === 'ahead' || stage === 'on');
  const heading = stage === 'ahead' ? t.next : stage === 'on' ? t.now : t.waiting;
  const follows = nextAfter(lessons, lesson);
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
          {stage === 'unmarked' && <Badge tone="warn">{t.notMarked}</Badge>}
        </span>
      </div>
      <p className="figures text-2xl font-extrabold">
        {words.hours(lesson)} <span className="text-base font-normal text-mute">{t.schoolTime}</span>
      </p>
      <p className="font-bold">{words.subject(lesson)}</p>
      {lesson.insteadOf && <p className="text-mute">{t.lesson.insteadOf(lesson.insteadOf.teacher.name)}</p>}
      {lesson.pupils.map((pupil) => (
        <PupilCard key={pupil.kidUid} pupil={pupil} lesson={lesson} />
      ))}
      {/* Above what comes a moment later: the way in must not move from under a finger. */}
      {isOpen ? (
        <>
          <LinkButton to="/teacher/lessons/$eventId/room" params={{ eventId: lesson.eventId }} kind="primary" size="large">
            {t.enter}
          </LinkButton>
          <LinkButton to="/teacher/lessons/$eventId" params={{ eventId: lesson.eventId }} kind="quiet" className="self-start">
            {t.open}
          </LinkButton>
        </>
      ) : (
        <LinkButton to="/teacher/lessons/$eventId" params={{ eventId: lesson.eventId }} kind="primary" size="large">
          {t.open}
        </LinkButton>
      )}
      {stage !== 'unmarked' && (
        <Suspense>
          <PupilsEquipment lesson={lesson} />
        </Suspense>
      )}
      <Prepared lesson={lesson} />
      {follows && <p className="figures text-mute">{t.follows(words.start(follows.lesson), words.kids(follows.lesson))}</p>}
      {follows && stage !== 'ahead' && <LateNotice next={follows.lesson} />}
    </section>
  );
}

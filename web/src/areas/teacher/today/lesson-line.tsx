import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { Link } from '#kit/router/link.tsx';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { zoneCity } from '#i18n/zones.ts';
import { Badge } from '#kit/card.tsx';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { nextAfter, stageOf } from '../lesson-stage.ts';
import { useLessonWords } from '../lesson-words.ts';

interface LessonLineProps {
  lesson: TeacherLesson;
  /** The lessons around it: said when one follows at once. */
  lessons: readonly TeacherLesson[];
  now: number;
}

/** Minutes between two lessons that are as good as none. */
const noPause = 10;

/** One lesson of a list: when, who, what, what became of it, and whether another follows at once. */
export function LessonLine({ lesson, lessons, now }: LessonLineProps) {
  const t = useTexts('teacher');
  const { note } = useTexts('teacherLesson');
  const names = useTexts('names');
  const locale = useLocale();
  const words = useLessonWords();
  const stage = stageOf(lesson, now);
  // Of a lesson that is over nobody needs to know what followed.
  const follows = stage === 'ahead' || stage === 'on' ? nextAfter(lessons, lesson) : undefined;
  const isOff = stage === 'off';
  /** What the kids' own clocks show, where they differ from the school's. */
  const ownTimes = [...new Set(lesson.pupils.map(({ timezone }) => timezone))].flatMap((zone) => {
    const time = at(locale, lesson.timestamp, 'time', zone);
    return time === at(locale, lesson.timestamp, 'time', schoolZone) ? [] : [`${time} ${zoneCity(names, zone)}`];
  });
  const about = [ownTimes.join(', '), follows && follows.pause <= noPause && t.backToBack].filter(Boolean);
  const isUsual = lesson.kind === 'individual' || lesson.kind === 'regular';
  return (
    <Link
      to="/teacher/lessons/$eventId"
      params={{ eventId: lesson.eventId }}
      className="press flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 rounded-md border-2 border-line bg-card px-4 py-1 shadow-press hover:border-brand sm:flex-nowrap"
    >
      <span className={`figures shrink-0 font-extrabold ${isOff ? 'line-through' : ''}`}>{words.hours(lesson)}</span>
      <span className="min-w-0 grow">
        <strong>{words.kids(lesson)}</strong> <span className="text-mute">{words.subject(lesson)}</span>
        {about.length > 0 && <span className="block text-sm text-mute figures">{about.join(' · ')}</span>}
      </span>
      {!isUsual && <KindBadge kind={lesson.kind} />}
      {stage !== 'ahead' && (
        <Badge tone={stage === 'held' ? 'good' : stage === 'unmarked' ? 'warn' : 'plain'}>
          {stage === 'unmarked' ? t.notMarked : names.lessonStatuses[lesson.status]}
        </Badge>
      )}
      {lesson.may.report.allowed && <Badge tone="warn">{t.reportWaits}</Badge>}
      {lesson.may.note.allowed && !lesson.note && <Badge tone="warn">{note.waits}</Badge>}
      <Icon of={ChevronRight} className="hidden shrink-0 text-mute sm:block" />
    </Link>
  );
}

import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { CircleCheck, Clock, Icon, TriangleAlert } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { endOf, minutesApart, stageOf, startOf } from '../lesson-stage.ts';

interface PresenceProps {
  lesson: TeacherLesson;
  now: number;
  onHere(lesson: TeacherLesson): void;
}

/** From two hours before it on, a lesson is told in minutes; before, its date is enough. */
const soon = 120 * 60_000;

/** How far the lesson is, and whether its teacher is in it: on time, late, or not yet while a family waits. */
export function Presence({ lesson, now, onHere }: PresenceProps) {
  const { lesson: t, enter } = useTexts('teacher');
  const locale = useLocale();
  const stage = stageOf(lesson, now);
  if (stage !== 'ahead' && stage !== 'on' && stage !== 'unmarked') return null;
  const here = lesson.teacherHereAt === null ? undefined : Date.parse(lesson.teacherHereAt);
  const { here: mayEnter } = lesson.may;
  const opensAt = !mayEnter.allowed && mayEnter.why === 'scheduling.lesson_not_started' ? String(mayEnter.facts.from) : undefined;
  const late = here === undefined ? 0 : Math.floor((here - startOf(lesson)) / 60_000);
  return (
    <div className="flex flex-col gap-2">
      {(stage !== 'ahead' || startOf(lesson) - now <= soon) && (
        <p className={`flex items-center gap-2 font-bold ${stage === 'unmarked' ? 'text-warn' : ''}`}>
          <Icon of={stage === 'unmarked' ? TriangleAlert : Clock} />
          <span className="figures">
            {stage === 'ahead' && t.startsIn(minutesApart(startOf(lesson), now))}
            {stage === 'on' && t.runs(minutesApart(endOf(lesson), now))}
            {stage === 'unmarked' && t.isOver(minutesApart(endOf(lesson), now))}
          </span>
        </p>
      )}
      {here !== undefined && (
        <p className="figures flex flex-wrap items-center gap-2">
          <Icon of={CircleCheck} className="text-good" />
          {t.hereSince(at(locale, here, 'time', schoolZone))}
          {late > 0 && <Badge tone="warn">{t.hereLate(late)}</Badge>}
        </p>
      )}
      {here === undefined && stage === 'ahead' && opensAt !== undefined && (
        <p className="text-mute">{t.enters(at(locale, opensAt, 'time', schoolZone))}</p>
      )}
      {here === undefined && stage === 'on' && now - startOf(lesson) >= 60_000 && (
        <p className="font-bold text-bad">{t.familyWaits(minutesApart(startOf(lesson), now))}</p>
      )}
      {lesson.may.here.allowed && stage !== 'unmarked' && (
        <LinkButton
          to="/teacher/lessons/$eventId/room"
          params={{ eventId: lesson.eventId }}
          kind={here === undefined ? 'sun' : 'secondary'}
          size="large"
        >
          {enter}
        </LinkButton>
      )}
      {lesson.may.here.allowed && here === undefined && <WithoutRoom eventId={lesson.eventId} onHere={onHere} />}
    </div>
  );
}

/** A lesson by phone, or at an address elsewhere: that the teacher is in it, it says itself. */
function WithoutRoom({ eventId, onHere }: { eventId: string; onHere(lesson: TeacherLesson): void }) {
  const { lesson: t } = useTexts('teacher');
  const here = useCall('POST /teacher/lessons/:eventId/here', { changes: ['GET /teacher/lessons'] });
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        size="small"
        busy={here.isPending}
        onPress={() => void here.mutateAsync({ params: { eventId }, body: {} }).then(onHere, () => undefined)}
      >
        {t.here}
      </Button>
      <p className="text-sm text-mute">{t.hereAbout}</p>
    </div>
  );
}

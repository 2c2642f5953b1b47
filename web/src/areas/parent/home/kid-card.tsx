import type { Kid, User } from '@school/contract/families/shapes';
import type { Event } from '@school/contract/calendar/shapes';

import { useSchool } from '#api/school.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Card } from '#kit/card.tsx';
import { hueOf } from '#kit/hue.ts';
import { ChevronRight, Icon, PencilLine } from '#kit/icon.tsx';
import { Link } from '#kit/router/link.tsx';
import { useNow } from '#widgets/week/use-now.ts';
import { nextSteps } from '#widgets/next-steps/next-steps.ts';
import { SubjectIcon } from '#widgets/subject/subject-icon.tsx';
import { StepView } from './step-view.tsx';
import { weekDays } from './week-days.ts';
import { WeekStrip } from './week-strip.tsx';

interface KidCardProps {
  kid: Kid;
  user: User;
  /** Lessons of the family in these weeks, and the nearest one of all. */
  events: readonly Event[];
  next: Event | null;
}

/** One kid: what is next in each subject, and homework that waits. */
export function KidCard({ kid, user, events, next }: KidCardProps) {
  const t = useTexts('home');
  const locale = useLocale();
  const now = useNow();
  const known = next && !events.some(({ eventId }) => eventId === next.eventId) ? [...events, next] : events;
  const steps = nextSteps(kid.kidUid, user, known, now, useSchool().introFromAge);
  const homework = kid.coursesProgress.reduce((sum, course) => sum + course.homework, 0);
  const days = weekDays(events, kid.kidUid, user.timezone, now);
  const learnt = days.flatMap(({ lessons }) => lessons).findLast(({ status, lesson }) => status === 'conducted' && lesson !== null);
  return (
    <Card label={kid.firstName} className="flex flex-col gap-4">
      <header className="flex items-center gap-3">
        <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={52} />
        <div className="min-w-0 grow">
          <h2 className="text-xl wrap-anywhere">{kid.firstName}</h2>
          <p className="text-sm text-mute">{t.age(kid.age)}</p>
        </div>
        {kid.coursesProgress.length > 0 && (
          <Link to="/progress" search={{ kid: kid.kidUid }} aria-label={t.progressOf(kid.firstName)} className="bar-button">
            <Icon of={ChevronRight} />
          </Link>
        )}
      </header>
      <WeekStrip name={kid.firstName} days={days} zone={user.timezone} />
      {learnt?.lesson && (
        <p className={`${hueOf(learnt.courseCode ?? learnt.subject)} flex gap-3`}>
          <span className="tile">
            <SubjectIcon code={learnt.courseCode ?? learnt.subject} />
          </span>
          <span className="min-w-0">
            <span className="block text-sm text-mute">{t.week.learnt}</span>
            <b className="wrap-anywhere">{t.week.topic(learnt.lesson.title[tongueOf(locale)])}</b>
          </span>
        </p>
      )}
      {homework > 0 && (
        <Link to="/kid-switcher" className="row-line rounded-md bg-sun-soft">
          <Icon of={PencilLine} />
          <span>
            <b className="block">{t.homework(homework)}</b>
            <span className="text-sm">{t.homeworkAction}</span>
          </span>
          <Icon of={ChevronRight} />
        </Link>
      )}
      {steps.map((step) => (
        <StepView
          key={`${step.what} ${'process' in step ? step.process.processId : 'subject' in step ? step.subject : ''}`}
          step={step}
          kid={kid}
          user={user}
        />
      ))}
    </Card>
  );
}

import type { Kid, User } from '@school/contract/families/shapes';
import type { Event } from '@school/contract/calendar/shapes';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Card } from '#kit/card.tsx';
import { BookOpen, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#widgets/week/use-now.ts';
import { nextSteps } from '#widgets/next-steps/next-steps.ts';
import { StepView } from './step-view.tsx';

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
  const known = next && !events.some(({ eventId }) => eventId === next.eventId) ? [...events, next] : events;
  const steps = nextSteps(kid.kidUid, user, known, useNow(), useSchool().introFromAge);
  const homework = kid.coursesProgress.reduce((sum, course) => sum + course.homework, 0);
  return (
    <Card label={kid.firstName} className="flex flex-col gap-5">
      <header className="flex items-center gap-3">
        <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={52} />
        <div className="min-w-0 grow">
          <h2 className="text-xl wrap-anywhere">{kid.firstName}</h2>
          <p className="text-sm text-mute">{t.age(kid.age)}</p>
        </div>
      </header>
      {steps.map((step) => (
        <StepView
          key={`${step.what} ${'process' in step ? step.process.processId : 'subject' in step ? step.subject : ''}`}
          step={step}
          kid={kid}
          user={user}
        />
      ))}
      {homework > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-brand-soft px-4 py-3">
          <span className="inline-flex items-center gap-2 font-bold">
            <Icon of={BookOpen} />
            {t.homework(homework)}
          </span>
          <LinkButton to="/kid-switcher" size="small">
            {t.homeworkAction}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Sheet } from '#kit/dialog.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { ChangeDoor } from '#widgets/lesson-look/change-door.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';
import { isOver } from '#widgets/next-steps/next-steps.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { LessonFacts } from './lesson-facts.tsx';
import { Objection } from './objection.tsx';
import { useOpenedLesson } from './use-opened-lesson.ts';
import type { Place } from './use-place.ts';
import { Arranging, Paying } from '../adult-may.tsx';
import { tapTime } from '../intro/tapped-time.ts';

const HeldElsewhere = lazy(() => import('../lesson/held-elsewhere.tsx').then((file) => ({ default: file.HeldElsewhere })));
const EnterLesson = lazy(() => import('../lesson/enter-lesson.tsx').then((file) => ({ default: file.EnterLesson })));

interface SheetProps {
  place: Place;
  eventId: string;
  onClose?: (() => void) | undefined;
  /** In what it lies: over the page, or beside the week. */
  frame?: ComponentType<{ title: string; onClose?: (() => void) | undefined; actions?: ReactNode; children: ReactNode }>;
}

const OverPage: NonNullable<SheetProps['frame']> = ({ onClose = () => undefined, ...props }) => <Sheet {...props} onClose={onClose} />;

/** All about one lesson, and what can be done with it now. */
export function LessonSheet({ place, eventId, onClose, frame: Frame = OverPage }: SheetProps) {
  const t = useTexts('lessonChange');
  const look = useTexts('lessonLook');
  const words = useLessonWords();
  const now = useNow(5);
  const { event, gone } = useOpenedLesson(eventId);
  const { zone, kidsOf, search } = place;
  if (!event) {
    return (
      <Frame title={t.lesson} onClose={onClose}>
        {gone ? <p>{t.gone}</p> : <Skeleton className="h-40" />}
      </Frame>
    );
  }
  const kids = kidsOf(event.kids);
  const isTrialHold = event.kind === 'trial' && event.heldUntil !== null;
  const waits = event.status === 'scheduled' && event.kind !== 'trial' && (event.heldUntil !== null || !event.funded);
  const isForgotten = isOver(event, now) && event.settlesAt === null && (event.status === 'scheduled' || event.status === 'inProgress');
  const names = kids.map(({ firstName }) => firstName);
  const door = { event, kids, zone, now, from: search };
  return (
    <Frame
      title={words.subject(event)}
      onClose={onClose}
      actions={
        isTrialHold ? (
          <Arranging says>
            <LinkButton
              to="/intro-application/$selectedTime"
              params={{ selectedTime: event.timestamp }}
              search={{ kid: event.kids[0], subject: event.subject }}
              onClick={() => tapTime(event.timestamp)}
              kind="primary"
            >
              {t.confirmTrial}
            </LinkButton>
          </Arranging>
        ) : (
          <>
            {isForgotten && (
              <LinkButton to="/chat" search={{ text: words.helpCase('howItWent', event, names, zone) }}>
                {look.askForHelp}
              </LinkButton>
            )}
            <ChangeDoor {...door} action="cancel" />
            <ChangeDoor {...door} action="move" kind={waits ? 'secondary' : 'primary'} />
            <Arranging says />
            {waits && (
              <Paying>
                <LinkButton to="/payment/products" kind="primary">
                  {t.pay}
                </LinkButton>
              </Paying>
            )}
          </>
        )
      }
    >
      <Suspense>
        <EnterLesson event={event} kids={kids} />
        {event.status === 'scheduled' && <HeldElsewhere eventId={eventId} />}
      </Suspense>
      <LessonFacts event={event} kids={kids} zone={zone} />
      {event.status === 'conducted' && (
        <p>
          <LoneLink to="/lessons/$eventId" params={{ eventId }}>
            {look.room.howItWent}
          </LoneLink>
        </p>
      )}
      <Objection event={event} zone={zone} />
      {!event.may.transfer.allowed && event.may.transfer.why === 'scheduling.group_time_is_fixed' && (
        <p className="text-sm text-mute">{t.groupTime}</p>
      )}
      {event.groupId !== null ? (
        <p>
          <LoneLink to="/groups">{t.group}</LoneLink>
        </p>
      ) : (
        event.regular && (
          <Arranging>
            <p>
              <LoneLink to="/schedule/regular/$processId" params={{ processId: event.processId }}>
                {t.regularSchedule}
              </LoneLink>
            </p>
          </Arranging>
        )
      )}
    </Frame>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { EmptyPage } from '#kit/empty-page.tsx';
import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';
import { changed, queryClient, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { throwConfetti } from '#kit/play/confetti.ts';
import { SiblingWarning } from '#widgets/free-times/sibling-warning.tsx';

import { anybody } from './anybody.ts';
import { HoldState } from './hold-state.tsx';
import { TrialSummary } from './trial-summary.tsx';
import { afterRefusal, useIntroHold } from './use-intro-hold.ts';
import { useIntroRequest } from './use-intro-request.ts';

const OverAgeDialog = lazy(() => import('./over-age-dialog.tsx').then(({ OverAgeDialog: component }) => ({ default: component })));

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/**
 * One given time, held from the moment the page opens where it was tapped, in one summary, confirmed with one button. If it is gone, the
 * nearest free ones take one tap.
 */
export function Page() {
  const t = useTexts('introApplication');
  const { selectedTime } = useParams({ from: '/intro-application/$selectedTime' });
  const search = useSearch({ from: '/intro-application/$selectedTime' });
  const request = useIntroRequest(search);
  const { user, kid, subject } = request;
  if (!kid || Number.isNaN(Date.parse(selectedTime))) {
    return (
      <EmptyPage title={t.title} empty={t.wrong} about={t.wrongAbout} action={<LinkButton to="/intro-appointment">{t.other}</LinkButton>} />
    );
  }
  return (
    <Confirmation
      key={`${selectedTime} ${kid.kidUid} ${subject} ${search.teacher}`}
      kid={kid}
      kids={user.kids}
      subject={subject}
      zone={user.timezone}
      selectedTime={selectedTime}
      who={search.teacher}
    />
  );
}

type IntroRequest = ReturnType<typeof useIntroRequest>;

interface ConfirmationProps {
  kid: NonNullable<IntroRequest['kid']>;
  kids: IntroRequest['user']['kids'];
  subject: IntroRequest['subject'];
  zone: string;
  selectedTime: string;
  /** Whom the address names. */
  who: string | undefined;
}

function Confirmation({ kid, kids, subject, zone, selectedTime, who }: ConfirmationProps) {
  const t = useTexts('introApplication');
  const navigate = useNavigate();
  const { kidUid } = kid;
  const book = useCall('POST /intro', { changes: ['GET /user', 'GET /events', 'GET /intro/slots'] });
  const { data: offer } = useQuery(queryOf('GET /intro/slots', { query: { kidUid, subject } }));
  const chosen = offer?.teachers.find(({ teacher }) => teacher.teacherId === who);
  const wanted = who === undefined || who === anybody ? {} : { teacherId: who };
  const { holding, setHolding, take, keep } = useIntroHold({ kidUid, subject, timestamp: selectedTime, ...wanted });
  const [isSure, setSure] = useState(false);
  const { step } = holding;

  const send = async (timestamp: string) => {
    try {
      const event = await book.mutateAsync({ body: { kidUid, subject, timestamp, ...wanted, ...(isSure && { overAgeConfirmed: true }) } });
      keep();
      void throwConfetti();
      await navigate({ to: '/intro-booked/$eventId', params: { eventId: event.eventId }, replace: true });
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      setHolding(afterRefusal(cause));
    }
  };
  const choose = (timestamp: string) => void send(timestamp).catch(() => undefined);

  return (
    <PageLayout title={t.title} width="text">
      <TrialSummary {...{ kid, subject, zone, selectedTime }} minutes={offer?.minutes} teacher={chosen?.teacher} />
      {offer && (
        <SiblingWarning siblings={offer.siblings} kids={kids} start={Date.parse(selectedTime)} minutes={offer.minutes} zone={zone} />
      )}
      <HoldState
        holding={holding}
        slots={chosen?.slots ?? offer?.slots}
        start={Date.parse(selectedTime)}
        zone={zone}
        busy={book.isPending}
        onEnd={() => {
          setHolding({ step: 'ended' });
          void changed('GET /intro/slots');
        }}
        onAgain={() => void take(isSure)}
        onChoose={choose}
      />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        {(step === 'held' || step === 'taking' || step === 'open') && (
          <Button kind="primary" size="large" onPress={() => choose(selectedTime)} busy={book.isPending || step === 'taking'}>
            {t.book}
          </Button>
        )}
        <LinkButton to="/intro-appointment" search={{ kid: kidUid, subject, teacher: who }} size="large">
          {t.other}
        </LinkButton>
      </div>
      {step === 'overAge' && offer && (
        <Suspense>
          <OverAgeDialog
            name={kid.firstName}
            ages={offer.ages}
            onClose={() => void navigate({ to: '/intro-appointment', search: { kid: kidUid, subject, teacher: who }, replace: true })}
            onConfirm={() => {
              setSure(true);
              void take(true);
            }}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}

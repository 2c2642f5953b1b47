import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, sameTime, schoolZone, wallClock } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Icon, TriangleAlert } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Page as Frame } from '#kit/page.tsx';
import { Face } from '#widgets/face/face.tsx';

import { useIntroWish } from './use-intro-wish.ts';

const OverAgeDialog = lazy(() => import('./over-age-dialog.tsx').then(({ OverAgeDialog: component }) => ({ default: component })));

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** One given time, in one summary, confirmed with one button. If it is gone, the nearest free ones take one tap. */
export function Page() {
  const t = useTexts('introApplication');
  const { selectedTime } = useParams({ from: '/intro-application/$selectedTime' });
  const search = useSearch({ from: '/intro-application/$selectedTime' });
  const wish = useIntroWish(search);
  const { user, kid, subject } = wish;
  if (!kid || Number.isNaN(Date.parse(selectedTime))) {
    return (
      <Frame title={t.title} width="text">
        <EmptyState title={t.wrong} action={<LinkButton to="/intro-appointment">{t.other}</LinkButton>}>
          {t.wrongAbout}
        </EmptyState>
      </Frame>
    );
  }
  return <Confirmation key={selectedTime} kid={kid} subject={subject} zone={user.timezone} selectedTime={selectedTime} />;
}

type Wish = ReturnType<typeof useIntroWish>;

interface ConfirmationProps {
  kid: NonNullable<Wish['kid']>;
  subject: Wish['subject'];
  zone: string;
  selectedTime: string;
}

function Confirmation({ kid, subject, zone, selectedTime }: ConfirmationProps) {
  const t = useTexts('introApplication');
  const names = useTexts('names');
  const locale = useLocale();
  const navigate = useNavigate();
  const book = useCall('POST /intro', { changes: ['GET /user', 'GET /events', 'GET /intro/slots'] });
  const { data: offer } = useQuery(queryOf('GET /intro/slots', { query: { kidUid: kid.kidUid, subject } }));
  const [nearest, setNearest] = useState<readonly string[]>();
  const [asking, setAsking] = useState<string>();

  const send = async (timestamp: string, overAgeConfirmed: boolean) => {
    try {
      const event = await book.mutateAsync({
        body: { kidUid: kid.kidUid, subject, timestamp, ...(overAgeConfirmed && { overAgeConfirmed }) },
      });
      raiseNotice({ tone: 'good', text: t.booked(at(locale, event.timestamp, 'dayTime', zone)) });
      await navigate({ to: '/schedule', search: { event: event.eventId, week: wallClock(event.timestamp, zone).date } });
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      if (cause.code === 'scheduling.slot_taken') setNearest(nearestIn(cause.take()));
      if (cause.code === 'scheduling.kid_over_age') {
        cause.take();
        setAsking(timestamp);
      }
    }
  };
  const choose = (timestamp: string) => {
    if (offer?.ages.confirm) setAsking(timestamp);
    else void send(timestamp, false);
  };

  return (
    <Frame title={t.title} width="text">
      <Card className="flex flex-col gap-4">
        <p className="figures text-2xl font-extrabold first-letter:uppercase">
          {at(locale, selectedTime, 'longDay', zone)}, {at(locale, selectedTime, 'time', zone)}
        </p>
        <p className="text-mute">
          {familyZone(names, zone)}
          {!sameTime(selectedTime, zone, schoolZone) && <> · {t.moscow(at(locale, selectedTime, 'time', schoolZone))}</>}
        </p>
        <p className="flex items-center gap-3">
          <Face name={kid.firstName} avatar={kid.avatar} size={44} />
          <span>
            <strong className="block">{kid.firstName}</strong>
            {names.subjects[subject]}
          </span>
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge tone="good">{t.free}</Badge>
          {offer && <Badge>{t.minutes(offer.minutes)}</Badge>}
        </p>
        <p className="text-sm text-mute">{t.teacherWill}</p>
      </Card>

      {nearest && (
        <section role="alert" className="flex flex-col gap-3 rounded-lg bg-warn-soft p-5">
          <h2 className="flex gap-3 text-lg text-warn">
            <Icon of={TriangleAlert} />
            {t.taken}
          </h2>
          {nearest.length > 0 && <p>{t.takenAbout}</p>}
          <ul className="flex flex-col gap-2">
            {nearest.map((timestamp) => (
              <li key={timestamp}>
                <Button wide onPress={() => choose(timestamp)} busy={book.isPending} className="figures">
                  {at(locale, timestamp, 'dayTime', zone)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        {!nearest && (
          <Button kind="primary" size="large" onPress={() => choose(selectedTime)} busy={book.isPending}>
            {t.book}
          </Button>
        )}
        <LinkButton to="/intro-appointment" search={{ kid: kid.kidUid, subject }} size="large">
          {t.other}
        </LinkButton>
      </div>
      {asking !== undefined && offer && (
        <Suspense>
          <OverAgeDialog
            name={kid.firstName}
            ages={offer.ages}
            onClose={() => setAsking(undefined)}
            onConfirm={() => {
              setAsking(undefined);
              void send(asking, true);
            }}
          />
        </Suspense>
      )}
    </Frame>
  );
}

/** The nearest free times as the refusal names them: ISO instants with spaces between. */
const nearestIn = ({ facts }: SchoolRefusal): string[] =>
  String(facts['nearest'] ?? '')
    .split(' ')
    .filter(Boolean);

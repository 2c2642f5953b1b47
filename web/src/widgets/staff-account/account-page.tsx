import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { ContactsCard } from '#widgets/contacts/contacts-card.tsx';
import { PasswordCard } from '#widgets/new-password/password-card.tsx';
import { DevicesCard } from '#widgets/push-devices/devices-card.tsx';

import { OwnCardLink } from './own-card-link.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const devicesQuery = queryOf('GET /notifications/devices');

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user/second-factor'));
  void queryClient.prefetchQuery(devicesQuery);
};

/** A colleague's own sign-in: the code of the app, the devices that are signed in, and those that ring. */
export function Page() {
  const t = useTexts('secondFactor');
  const locale = useLocale();
  const role = useSession()?.role;
  const { data } = useQuery(queryOf('GET /user/sessions'));
  const { data: push } = useQuery(devicesQuery);
  const end = useCall('DELETE /user/sessions/:sessionId', { changes: ['GET /user/sessions'] });
  return (
    <PageLayout title={t.account} width="text">
      {role === 'teacher' && <OwnCardLink />}
      <SecondFactorCard />
      {role === 'teacher' && <OwnCalendar />}
      {role === 'teacher' && <ContactsCard />}
      <PasswordCard />
      {push && (role === 'teacher' || role === 'manager') && <DevicesCard settings={push} whose={role} />}
      <Card title={t.sessions} className="flex flex-col gap-3">
        {!data && <Skeleton className="h-16" />}
        <ul className="flex flex-col divide-y divide-line">
          {data?.sessions.map(({ sessionId, device, lastSeenAt, current }) => (
            <li key={sessionId} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="flex flex-col">
                <span className="flex flex-wrap items-center gap-2 font-bold">
                  {device}
                  {current && <Badge tone="good">{t.thisDevice}</Badge>}
                </span>
                <span className="text-sm text-mute">{t.lastSeen(at(locale, lastSeenAt, 'dayTime', deviceZone()))}</span>
              </span>
              {!current && (
                <Button
                  size="small"
                  label={t.endOf(device)}
                  onPress={() =>
                    end.mutate({ params: { sessionId } }, { onSuccess: () => void raiseNotice({ tone: 'good', text: t.ended }) })
                  }
                >
                  {t.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </PageLayout>
  );
}

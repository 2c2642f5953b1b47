import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { signOut } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Icon, LogOut } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Skeleton } from '#kit/skeleton.tsx';

/** Devices that are signed in, and the way to sign them out. */
export function SessionsCard() {
  const t = useTexts('settings').sessions;
  const locale = useLocale();
  const { data } = useQuery(queryOf('GET /user/sessions'));
  const end = useCall('DELETE /user/sessions/:sessionId', { changes: ['GET /user/sessions'] });
  const endOthers = useCall('POST /user/sessions/end-others', { changes: ['GET /user/sessions'] });
  return (
    <Card title={t.title} className="flex flex-col gap-4">
      <p className="text-mute">{t.about}</p>
      {!data && <Skeleton className="h-24" />}
      <ul className="flex flex-col divide-y divide-line">
        {data?.sessions.map((session) => {
          const device = session.device === '' ? t.unknown : session.device;
          return (
            <li key={session.sessionId} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="flex flex-col">
                <span className="flex flex-wrap items-center gap-2 font-bold">
                  {device}
                  {session.current && <Badge tone="good">{t.current}</Badge>}
                  {session.role === 'kid' && <Badge>{t.kid}</Badge>}
                </span>
                <span className="text-sm text-mute">{t.seen(at(locale, session.lastSeenAt, 'dayTime', deviceZone()))}</span>
              </span>
              {!session.current && (
                <Button
                  size="small"
                  label={t.endNamed(device)}
                  onPress={() =>
                    end.mutate(
                      { params: { sessionId: session.sessionId } },
                      { onSuccess: () => void raiseNotice({ tone: 'good', text: t.ended }) },
                    )
                  }
                >
                  {t.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data && data.sessions.length > 1 && (
        <Button
          busy={endOthers.isPending}
          onPress={() =>
            endOthers.mutate({ body: {} }, { onSuccess: ({ ended }) => void raiseNotice({ tone: 'good', text: t.othersEnded(ended) }) })
          }
        >
          {t.endOthers}
        </Button>
      )}
      <Button onPress={() => void signOut().catch(() => undefined)}>
        <Icon of={LogOut} />
        {t.signOut}
      </Button>
    </Card>
  );
}

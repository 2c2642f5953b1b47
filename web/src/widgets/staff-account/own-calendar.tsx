import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';
import { CalendarLink } from '#widgets/calendar-link/calendar-link.tsx';

const changes = ['GET /teacher/calendar-feed'] as const;

/** A teacher's own lessons in the calendar of its phone. */
export function OwnCalendar() {
  const { own: t } = useTexts('calendarFeed');
  const { data } = useQuery(queryOf('GET /teacher/calendar-feed'));
  const [url, setUrl] = useState<string>();
  const create = useCall('POST /teacher/calendar-feed', { changes });
  const revoke = useCall('DELETE /teacher/calendar-feed', { changes });
  if (!data) return null;
  return (
    <CalendarLink
      name={t.name}
      heading={
        <div id="calendar" className="flex flex-col gap-2">
          <h2 className="text-xl">{t.title}</h2>
          <p className="text-mute">{t.about}</p>
        </div>
      }
      zone={schoolZone}
      feed={data.feed ?? undefined}
      url={url}
      onUrl={setUrl}
      isMaking={create.isPending}
      isRevoking={revoke.isPending}
      onMake={() => create.mutateAsync({})}
      onRevoke={() => revoke.mutateAsync({})}
    />
  );
}

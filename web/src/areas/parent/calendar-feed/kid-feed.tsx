import type { AnswerOf } from '@school/contract/calls';

import { useCall } from '#api/use-call.ts';
import { Avatar } from '#kit/avatar.tsx';
import { CalendarLink } from '#widgets/calendar-link/calendar-link.tsx';

interface KidFeedProps {
  kid: { kidUid: string; firstName: string; avatar: string | null };
  zone: string;
  feed: AnswerOf<'GET /calendar-feeds'>['feeds'][number] | undefined;
  /** The link, while it is shown: right after it was made. */
  url: string | undefined;
  onUrl(url: string | undefined): void;
}

/** The calendar link of one kid. */
export function KidFeed({ kid, ...shown }: KidFeedProps) {
  const { kidUid, firstName } = kid;
  const create = useCall('POST /calendar-feeds', { changes: ['GET /calendar-feeds'] });
  const revoke = useCall('DELETE /calendar-feeds/:kidUid', { changes: ['GET /calendar-feeds'] });
  return (
    <CalendarLink
      {...shown}
      name={firstName}
      heading={
        <h2 className="flex items-center gap-3 text-lg">
          <Avatar name={firstName} picture={kid.avatar} animal={kidUid} size={40} />
          {firstName}
        </h2>
      }
      isMaking={create.isPending}
      isRevoking={revoke.isPending}
      onMake={() => create.mutateAsync({ body: { kidUid } })}
      onRevoke={() => revoke.mutateAsync({ params: { kidUid } })}
    />
  );
}

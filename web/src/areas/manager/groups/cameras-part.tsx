import { cameraPolicies } from '@school/contract/lesson-room/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Segments } from '#kit/segments.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

/** Whose cameras are on in lessons of the group: chosen here, from the next room on. */
export function CamerasPart({ groupId }: { groupId: string }) {
  const { cameras: t } = useTexts('managedGroups');
  const params = { groupId };
  const { data } = useQuery(queryOf('GET /manager/groups/:groupId/cameras', { params }));
  const set = useCall('POST /manager/groups/:groupId/cameras', { changes: ['GET /manager/groups/:groupId/cameras'] });
  return (
    <Card label={t.title}>
      <h2 className="pb-3 text-lg">{t.title}</h2>
      {data ? (
        <Segments
          label={t.title}
          name="cameras"
          value={set.isPending ? set.variables.body.cameras : data.cameras}
          parts={choicesOf(t.policies, cameraPolicies)}
          onChange={(cameras) => set.mutate({ params, body: { cameras } })}
        />
      ) : (
        <Skeleton className="h-12" />
      )}
      <p className="pt-2 text-sm text-mute">{t.about}</p>
    </Card>
  );
}

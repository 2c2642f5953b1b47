import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { schoolZone } from '#i18n/time.ts';
import { DeviceProfileLine } from '#widgets/equipment-check/device-profile-line.tsx';

/** What is known of the camera, the sound and the line of those who come, before the lesson: asked again each minute. */
export function PupilsEquipment({ lesson }: { lesson: TeacherLesson }) {
  const { data } = useQuery({
    ...quietly(queryOf('GET /teacher/lessons/:eventId/equipment', { params: { eventId: lesson.eventId } })),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  if (!data || data.pupils.length === 0) return null;
  const isMany = data.pupils.length > 1;
  return (
    <ul className="flex flex-col gap-2">
      {data.pupils.map(({ kidUid, profile }) => (
        <li key={kidUid}>
          {isMany && <strong className="text-sm">{lesson.pupils.find((it) => it.kidUid === kidUid)?.name}</strong>}
          <DeviceProfileLine profile={profile} zone={schoolZone} />
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { DeviceList } from '#widgets/equipment-check/device-list.tsx';

/** What the teacher's devices can do in a lesson, as the teacher's own checks have found. */
export function TeacherEquipment({ teacherId }: { teacherId: string }) {
  const t = useTexts('equipment');
  const { data } = useQuery(quietly(queryOf('GET /manager/teachers/:teacherId/equipment', { params: { teacherId } })));
  if (!data) return null;
  return (
    <section aria-label={t.pupil.title} className="flex flex-col gap-3">
      <h3 className="text-lg">{t.pupil.title}</h3>
      {data.devices.length === 0 ? <p className="text-mute">{t.noDevices}</p> : <DeviceList devices={data.devices} />}
    </section>
  );
}

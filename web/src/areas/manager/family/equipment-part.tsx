import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { DeviceList } from '#widgets/equipment-check/device-list.tsx';

import { Reading } from './part.tsx';
import { usePart } from './use-part.ts';

/** What the family's devices can do in a lesson, as their own checks have found. */
export function EquipmentPart({ familyId }: { familyId: string }) {
  const t = useTexts('equipment');
  const query = usePart(queryOf('GET /manager/families/:familyId/equipment', { params: { familyId } }));
  return (
    <Reading of={query} title={t.pupil.title}>
      {({ devices }) => (devices.length === 0 ? <p className="text-mute">{t.noDevices}</p> : <DeviceList devices={devices} />)}
    </Reading>
  );
}

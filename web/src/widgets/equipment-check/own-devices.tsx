import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';

import { DeviceList } from './device-list.tsx';
import { deviceUid } from './steps/this-device.ts';

/** Devices of the person who looks; support sees them and changes nothing. */
export function OwnDevices({ isOwn }: { isOwn: boolean }) {
  const t = useTexts('equipment');
  const devices = useQuery(queryOf('GET /equipment')).data?.devices ?? [];
  const forget = useCall('DELETE /equipment/:deviceUid', { changes: ['GET /equipment'] });
  if (isOwn && devices.length === 0) return null;
  const drop = (uid: string) =>
    forget.mutate({ params: { deviceUid: uid } }, { onSuccess: () => void raiseNotice({ tone: 'good', text: t.forgotten }) });
  return (
    <section aria-label={t.devices} className="flex flex-col gap-3">
      <h2 className="text-xl">{t.devices}</h2>
      {devices.length === 0 && <p className="text-mute">{t.noDevices}</p>}
      <DeviceList devices={devices} own={deviceUid()} onForget={isOwn ? drop : undefined} />
    </section>
  );
}

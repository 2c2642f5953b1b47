import { useSession } from '#api/session.ts';
import { useParams } from '#kit/router/router.tsx';
import { DeviceCode } from '#widgets/room-door/device-code.tsx';

/** The code by which this lesson goes on elsewhere; a device that came by a code itself gives none. */
export function OwnDeviceCode() {
  const { kidUid, eventId } = useParams({ from: '/kids/$kidUid/room/$eventId' });
  return useSession()?.onlyRoom === undefined ? <DeviceCode eventId={eventId} kidUid={kidUid} size="large" /> : null;
}

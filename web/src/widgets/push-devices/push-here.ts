import type { PushDevices } from '@school/contract/notifications/shapes';

import { api } from '#api/client.ts';
import { beginWorker, hasWorker, knownWorker } from '#api/service-worker.ts';

import { deviceName } from './device-name.ts';

/** What this device can do about notifications: cannot show any, was forbidden to, may be asked, shows them. */
export type PushState = 'unable' | 'denied' | 'off' | 'on';

const isAble = (): boolean => hasWorker() && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscription = async (): Promise<PushSubscription | null> => (await (await knownWorker())?.pushManager.getSubscription()) ?? null;

/** How it stands here, among the devices that the school knows. */
export async function pushState({ devices }: PushDevices): Promise<PushState> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const mark = (await subscription())?.endpoint.slice(-16);
  return mark !== undefined && devices.some((device) => device.mark === mark) ? 'on' : 'off';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
}

async function tell(agreed: PushSubscription): Promise<void> {
  const { endpoint, keys } = agreed.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const name = deviceName(navigator.userAgent);
  await api('POST /notifications/devices', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth }, name } });
}

/** Asks the person, then the browser, then tells the school. Rejects where the browser's push service cannot be reached. */
export async function turnOnPush(pushKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off';
  const registration = await beginWorker();
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) };
  // A subscription under another key (a school that was set up anew) is of no use.
  const agreed = await registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  await tell(agreed);
  return 'on';
}

/** Takes this device out of the school's list, and gives the browser's subscription back. */
export async function turnOffPush({ devices }: PushDevices): Promise<void> {
  const agreed = await subscription();
  const own = devices.find(({ mark }) => mark === agreed?.endpoint.slice(-16));
  if (own) await api('DELETE /notifications/devices/:deviceId', { params: { deviceId: own.deviceId } });
  await agreed?.unsubscribe();
}

/** The device belongs to the session that is here now: after signing in anew, or back from a kid's session, to another one. */
export async function keepPush(): Promise<void> {
  if (!isAble() || Notification.permission !== 'granted') return;
  const agreed = await subscription();
  if (agreed) await tell(agreed);
}

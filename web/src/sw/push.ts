/** Shows what the school sends to this device, and opens it. */

interface Message {
  title: string;
  body: string;
  link: string;
  tag: string;
}

/** Every push shows a notification: browsers demand it, and a device that was told nothing would be a riddle. */
export function showMessage(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, body, link, tag } = read(data, worker.location.hostname);
  return worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { link } });
}

function read(data: PushMessageData | null, here: string): Message {
  const school: Message = { title: here, body: '', link: '/', tag: 'chip' };
  try {
    return { ...school, ...(data?.json() as Partial<Message>) };
  } catch {
    return school;
  }
}

/** Opens what a notification speaks of: only pages of the school, whatever the message says. */
export async function openMessage(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const { link } = (notification.data ?? {}) as { link?: string };
  const address = new URL(link ?? '/', worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const [shown] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!shown) return void (await worker.clients.openWindow(address.href));
  const there = await shown.navigate(address.href).catch(() => null);
  await (there ?? shown).focus();
}

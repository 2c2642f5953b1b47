// Shows what the school sends to this device, and opens it. It answers no requests: pages come from the network as ever.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Every push shows a notification: browsers demand it, and a device that was told nothing would be a riddle.
self.addEventListener('push', (event) => {
  const { title, body, link, tag } = read(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { link } }));
});

function read(data) {
  const school = { title: 'Chip', body: '', link: '/', tag: 'chip' };
  try {
    return { ...school, ...data.json() };
  } catch {
    return school;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data ?? {};
  // Only pages of the school are opened, whatever the message says.
  const address = new URL(link ?? '/', self.location.origin);
  if (address.origin === self.location.origin) event.waitUntil(open(address.href));
});

async function open(address) {
  const [shown] = await self.clients.matchAll({ type: 'window' });
  if (!shown) return self.clients.openWindow(address);
  const there = await shown.navigate(address).catch(() => null);
  return (there ?? shown).focus();
}

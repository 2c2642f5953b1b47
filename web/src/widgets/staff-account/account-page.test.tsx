import type { PushDevices } from '@school/contract/notifications/shapes';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { aSession } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { Page } from './account-page.tsx';

const endpoint = 'https://fcm.googleapis.com/fcm/send/desk-0123456789abcdef';
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

/** A browser that shows notifications when it is asked, and whose push service answers. */
function ableBrowser() {
  const agreed = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let here: typeof agreed | null = null;
  const registration = { pushManager: { getSubscription: async () => here, subscribe: async () => (here = agreed) } };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, { get: (own, name) => (name === 'serviceWorker' ? serviceWorker : Reflect.get(own, name)), has: () => true }),
  );
  vi.stubGlobal('PushManager', EventTarget);
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
}

test('a manager lets this browser ring, and takes an old device back', async () => {
  ableBrowser();
  const school = fakeSchool();
  school.on('GET /user/second-factor', { required: false, since: null, recoveryLeft: 0 });
  school.on('GET /user/sessions', { sessions: [] });
  const old = {
    deviceId: '11111111-1111-4111-8111-111111111111',
    name: 'Firefox, Linux',
    since: '2026-11-20T10:00:00Z',
    mark: 'another device ',
  };
  const list: PushDevices = { devices: [old], pushKey: 'AAAA' };
  school.on('GET /notifications/devices', list);
  school.on('POST /notifications/devices', { ...old, deviceId: 'new', name: 'Web' });
  school.on('DELETE /notifications/devices/:deviceId', { done: true });
  const { user } = await show(<Page />, { texts: ['secondFactor', 'newPassword', 'pushDevices', 'refusals'], at: '/manager/account' });
  queryClient.setQueryData(sessionQuery.queryKey, aSession({ role: 'manager' }));
  const card = within(await screen.findByRole('region', { name: 'Уведомления на устройстве' }));
  expect(card.getByText(/на уроке просят помощи/)).toBeTruthy();
  await user.click(await card.findByRole('button', { name: 'Включить здесь' }));
  await expect.poll(() => school.by('POST /notifications/devices').map(({ body }) => body)).toMatchObject([{ endpoint, keys }]);
  await user.click(card.getByRole('button', { name: 'Отключить: Firefox, Linux' }));
  await expect
    .poll(() => school.by('DELETE /notifications/devices/:deviceId').map(({ path }) => path))
    .toEqual([`/notifications/devices/${old.deviceId}`]);
});

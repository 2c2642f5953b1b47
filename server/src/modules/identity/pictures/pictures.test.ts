import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aRegistration } from '../../families/testing.ts';
import { aBrowser } from '../testing.ts';

const password = 'birch-lake-42';
const right = ['cat', 'moon', 'duck'];
const wrong = ['cat', 'duck', 'moon'];

/** A family whose child has pictures, and the tablet that the parent has allowed; nobody is signed in there. */
async function withPictures() {
  const school = await openSchool();
  const parent = aBrowser(school);
  const { body } = await parent.post('/registration', aRegistration());
  await parent.post('/user/session', { idToken: body.idToken });
  const { kids } = (await parent.get('/user')).body;
  const kidUid = kids[0].kidUid as string;
  expect((await parent.post(`/user/pictures/${kidUid}`, { pictures: right, password: 'birch-lake-43' })).body.error.code).toBe(
    'identity.wrong_credentials',
  );
  expect((await parent.post(`/user/pictures/${kidUid}`, { pictures: ['cat', 'cat', 'moon'], password })).status).toBe(400);
  expect((await parent.post(`/user/pictures/${kidUid}`, { pictures: right, password })).body.kids).toEqual([
    { kidUid, isOn: true, isBlocked: false },
  ]);
  expect((await parent.get('/auth/pictures')).body).toEqual({ faces: [] });
  const allowed = await parent.post('/user/picture-devices', { password });
  expect(allowed.body.devices).toMatchObject([{ device: 'Firefox, Linux', isThis: true, lastUsedAt: null }]);
  const tablet = aBrowser(school);
  tablet.device = parent.device;
  const enter = (pictures: string[], browser = tablet) => browser.post('/auth/pictures', { kidUid, pictures });
  return { school, parent, tablet, kidUid, enter, deviceId: allowed.body.devices[0].deviceId as string };
}

test('three pictures open a session of the child alone, on an allowed device alone', async () => {
  const { school, parent, tablet, kidUid, enter, deviceId } = await withPictures();
  expect((await tablet.get('/auth/pictures')).body.faces).toEqual([{ kidUid, firstName: 'Маша', avatar: null, isBlocked: false }]);
  const elsewhere = aBrowser(school);
  expect((await elsewhere.get('/auth/pictures')).body.faces).toEqual([]);
  expect((await enter(right, elsewhere)).body.error.code).toBe('identity.pictures_off');
  elsewhere.device = 'A'.repeat(43);
  expect((await enter(right, elsewhere)).body.error.code).toBe('identity.pictures_off');

  expect((await enter(wrong)).body.error).toMatchObject({ code: 'identity.pictures_wrong', facts: { left: 4 } });
  expect((await enter(right)).body).toMatchObject({ role: 'kid', kidUid });
  expect((await tablet.get('/user')).body).toMatchObject({ email: null, balance: null });
  // No way to the parent from here, with child mode and its PIN or without.
  expect((await tablet.post('/user/parent-session')).body.error.code).toBe('identity.sign_in_needed');
  await parent.post('/user/child-mode', { on: true, pin: '2580', password });
  expect((await tablet.post('/user/parent-session', { pin: '2580' })).body.error.code).toBe('identity.sign_in_needed');
  expect((await tablet.get('/user/pictures')).status).toBe(403);
  // The parent sees it in the list of sessions, and ends it.
  const { sessions } = (await parent.get('/user/sessions')).body;
  const kids = sessions.find(({ role }: { role: string }) => role === 'kid');
  await parent.delete(`/user/sessions/${kids.sessionId}`);
  expect((await tablet.get('/user')).status).toBe(401);

  expect((await parent.delete(`/user/picture-devices/${deviceId}`)).body.devices).toEqual([]);
  expect((await parent.delete(`/user/picture-devices/${deviceId}`)).body.error.code).toBe('identity.device_not_found');
  expect((await enter(right)).body.error.code).toBe('identity.pictures_off');
  // After another password devices are unknown, and show nobody.
  await parent.post('/user/picture-devices', { password });
  expect((await enter(right)).status).toBe(200);
  await school.db.pool.query('delete from identity_devices');
  expect((await tablet.get('/auth/pictures')).body.faces).toEqual([]);
  expect(school.faults).toEqual([]);
});

test('of thirty wrong tries at once five are judged, and then the parent helps', async () => {
  const { school, parent, tablet, kidUid, enter } = await withPictures();
  for (let at = 0; at < 4; at++) await enter(wrong);
  expect((await enter(right)).status).toBe(200);
  const many = await Promise.all(Array.from({ length: 30 }, () => enter(wrong)));
  const codes = many.map(({ body }) => body.error.code);
  expect(codes.filter((code) => code === 'identity.pictures_wrong')).toHaveLength(4);
  expect(codes.filter((code) => code === 'identity.pictures_blocked')).toHaveLength(26);
  const { rows } = await school.db.pool.query('select tries from identity_picture_keys');
  expect(rows).toEqual([{ tries: 5 }]);
  expect((await enter(right)).body.error.code).toBe('identity.pictures_blocked');
  expect((await tablet.get('/auth/pictures')).body.faces).toMatchObject([{ isBlocked: true }]);

  // Another family's parent cannot help, nor set pictures there.
  const other = aBrowser(school);
  const { body } = await other.post('/registration', aRegistration({ email: 'olga@example.com' }));
  await other.post('/user/session', { idToken: body.idToken });
  expect((await other.post(`/user/pictures/${kidUid}/again`)).body.error.code).toBe('families.kid_not_found');
  expect((await other.post(`/user/pictures/${kidUid}`, { pictures: wrong, password })).body.error.code).toBe('families.kid_not_found');

  expect((await parent.post(`/user/pictures/${kidUid}/again`)).body.kids).toMatchObject([{ isBlocked: false }]);
  expect((await enter(right)).status).toBe(200);
  expect((await parent.post(`/user/pictures/${kidUid}/off`)).body.kids).toMatchObject([{ isOn: false }]);
  expect((await enter(right)).body.error.code).toBe('identity.pictures_off');
  expect(school.faults).toEqual([]);
});

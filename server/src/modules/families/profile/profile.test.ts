import sharp from 'sharp';
import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveFamily } from '../testing.ts';

const drawn = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#ff7700' } });
const photo = () =>
  drawn()
    .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Sends a picture as the app does, and takes the time it took. */
async function sendTo(school: TestSchool, who: object, path: string, bytes: Buffer, type = 'image/jpeg') {
  const began = performance.now();
  const answer = await school.http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'x-test-principal': JSON.stringify(who), 'content-type': type },
    payload: bytes,
  });
  return { status: answer.statusCode, body: answer.json(), took: performance.now() - began };
}

/** What stands behind the address of a face. */
const faceAt = async (school: TestSchool, avatar: string) => school.http.inject({ method: 'GET', url: avatar });

test('a face is drawn anew without the place it was taken at, replaces the one before it, and a child’s address does not last', async () => {
  const school = await openSchool();
  const { parent, kid, kidUid, support } = await haveFamily(school);
  const other = await haveFamily(school);

  const first = (await sendTo(school, parent, '/user/avatar', await photo())).body.avatar;
  const shown = await faceAt(school, first);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  const { exif, ...seen } = await sharp(shown.rawPayload).metadata();
  expect([exif, seen]).toEqual([undefined, expect.objectContaining({ format: 'webp', width: 512, height: 512 })]);
  const second = (await sendTo(school, parent, '/user/avatar', await photo())).body.avatar;
  expect(second).not.toBe(first);
  await expect.poll(async () => (await faceAt(school, first)).statusCode).toBe(404);
  expect((await school.as(parent).post('/user/avatar/animal', { animal: 'fox' })).body.avatar).toBe('animal:fox');
  await expect.poll(async () => (await faceAt(school, second)).statusCode).toBe(404);
  expect((await school.as(parent).post('/user/avatar/animal', { animal: null })).body.avatar).toBe(null);

  // A kid of one's own, and nobody else's; support looks.
  const ofKid = `/user/avatar/kid?kidUid=${kidUid}`;
  const { avatar } = (await sendTo(school, parent, ofKid, await photo())).body;
  expect((await sendTo(school, other.parent, ofKid, await photo())).body.error.code).toBe('families.kid_not_found');
  expect((await sendTo(school, support, ofKid, await photo())).status).toBe(403);
  expect((await school.as(support).get('/user')).body.kids[0].avatar).toBe(avatar);
  expect((await faceAt(school, avatar)).statusCode).toBe(200);
  expect((await faceAt(school, avatar.replace('sign=', 'sign=x'))).statusCode).toBe(404);
  school.clock.set(school.clock.now().add({ hours: 1 }));
  expect((await faceAt(school, avatar)).statusCode).toBe(404);

  // Its teacher and managers see it; a manager takes it away, with a reason.
  const manager = {
    role: 'manager',
    accountId: crypto.randomUUID(),
    customerId: crypto.randomUUID(),
    sessionId: '',
    locale: 'ru-RU',
  } as const;
  const card = `/manager/families/${parent.customerId}`;
  const again = (await sendTo(school, parent, ofKid, await photo())).body.avatar;
  expect((await school.as(manager).get(card)).body.kids[0].avatar).toBe(again);
  expect((await school.as(manager).get('/manager/families')).body.families.at(-1).kids[0].avatar).toBe(again);
  const taken = await school.as(manager).patch(`${card}/kids/${kidUid}`, { withoutPicture: true, reason: 'A face of somebody else' });
  expect(taken.body.kids[0].avatar).toBe(null);
  expect((await school.as(manager).get(`${card}/log`)).body.entries[0]).toMatchObject({
    before: { picture: true },
    after: { picture: false },
  });

  // The kid itself, once its parent allows it, and never another one.
  const sister = (await school.as(parent).post('/user/create/kid', { name: 'Оля', dob: { year: 2021, month: 3 }, languages: ['ru'] })).body;
  expect((await sendTo(school, kid, ofKid, await photo())).body.error.code).toBe('families.kid_faces_not_allowed');
  expect((await school.as(kid).post('/user/avatar/kid/animal', { kidUid, animal: 'owl' })).body.error.code).toBe(
    'families.kid_faces_not_allowed',
  );
  expect((await school.as(kid).patch('/user', { preferences: { kidFaces: true } })).body.error.code).toBe('identity.not_your_role');
  await school.as(parent).patch('/user', { preferences: { kidFaces: true } });
  expect((await school.as(kid).post('/user/avatar/kid/animal', { kidUid, animal: 'owl' })).body.avatar).toBe('animal:owl');
  expect((await sendTo(school, kid, ofKid, await photo())).status).toBe(200);
  expect((await school.as(kid).post('/user/avatar/kid/animal', { kidUid: sister.kidUid, animal: 'owl' })).status).toBe(404);
  expect((await sendTo(school, kid, '/user/avatar', await photo())).status).toBe(403);
  expect((await school.as(parent).post('/user/avatar/kid/animal', { kidUid, animal: '../fox' })).status).toBe(400);
});

test('what is no picture, or too much of one, is refused at once; so is the eleventh within an hour', async () => {
  const school = await openSchool();
  const { parent } = await haveFamily(school);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const wide = await drawn(50_000, 20).png().toBuffer();
  const heavy = Buffer.concat([await drawn(9, 9).jpeg().toBuffer(), Buffer.alloc(6 * 1024 * 1024)]);
  for (const [bytes, type, code] of [
    [svg, 'image/svg+xml', 'files.not_a_picture'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png', 'files.not_a_picture'],
    [wide, 'image/png', 'files.too_large'],
    [heavy, 'image/jpeg', 'files.too_large'],
    [Buffer.from('{}'), 'application/json', 'request.invalid'],
    [Buffer.alloc(11 * 1024 * 1024), 'image/jpeg', 'request.too_large'],
  ] as const) {
    const answer = await sendTo(school, parent, '/user/avatar', Buffer.from(bytes), type);
    expect(answer.body.error.code).toBe(code);
    expect(answer.took).toBeLessThan(2000);
  }
  // Four of these were looked at; at the same moment no more than six others are.
  const answers = await Promise.all(Array.from({ length: 12 }, async () => sendTo(school, parent, '/user/avatar', await photo())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(answers.find(({ status }) => status !== 200)?.body.error.code).toBe('request.too_many');
  school.clock.set(school.clock.now().add({ hours: 1 }));
  expect((await sendTo(school, parent, '/user/avatar', await photo())).status).toBe(200);
});

test('a kid’s profile is put right by its parent: not under a sister’s name, not for another family', async () => {
  const school = await openSchool();
  const { parent, kid, support, kidUid } = await haveFamily(school);
  const other = await haveFamily(school);
  const path = `/kids/${kidUid}`;
  await school.as(parent).post('/user/create/kid', { name: 'Оля', dob: { year: 2021, month: 3 }, languages: ['ru'] });

  expect((await school.as(parent).patch(path, { name: 'Мария', languages: ['ru', 'en'] })).body).toMatchObject({
    firstName: 'Мария',
    languages: ['ru', 'en'],
    dob: { year: 2019, month: 5 },
  });
  expect((await school.as(parent).patch(path, { name: 'МАРИЯ' })).body.firstName).toBe('МАРИЯ');
  expect((await school.as(parent).patch(path, { name: 'оля' })).body.error).toMatchObject({ code: 'families.kid_name_taken' });
  // The month decides: 17 from the first of it.
  expect((await school.as(parent).patch(path, { dob: { year: 2009, month: 12 } })).status).toBe(200);
  expect((await school.as(parent).patch(path, { dob: { year: 2009, month: 11 } })).body.error.code).toBe('families.kid_too_old');
  expect((await school.as(parent).patch(path, { dob: { year: 2026, month: 12 } })).body.error.code).toBe('families.kid_born_in_future');
  expect((await school.as(other.parent).patch(path, { name: 'X' })).body.error.code).toBe('families.kid_not_found');
  for (const who of [kid, support]) expect((await school.as(who).patch(path, { name: 'X' })).status).toBe(403);
  expect((await school.as(parent).patch(path, { kidUid: other.kidUid })).body.error.code).toBe('request.invalid');
  // Two renamings at once to one name: one of them is told.
  const third = (await school.as(parent).post('/user/create/kid', { name: 'Ия', dob: { year: 2021, month: 3 }, languages: ['ru'] })).body;
  const both = await Promise.all([path, `/kids/${third.kidUid}`].map((of) => school.as(parent).patch(of, { name: 'Лея' })));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

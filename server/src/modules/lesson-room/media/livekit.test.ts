import { createHash } from 'node:crypto';

import { AccessToken, TokenVerifier } from 'livekit-server-sdk';
import { expect, onTestFinished, test } from 'vitest';

import { askLivekit } from '#platform/look-at-livekit';

import { livekitKeys, startLivekit } from '../../../../test/livekit-server.ts';
import { manager } from '../../staffing/testing.ts';
import { asKid, haveClub, type RoomPage } from '../testing.ts';

async function haveLivekit() {
  const livekit = await startLivekit();
  onTestFinished(() => livekit.stop());
  return livekit;
}

const { LIVEKIT_KEY: key, LIVEKIT_SECRET: secret } = livekitKeys;
const address = ({ entered }: RoomPage) => `${entered.person}#${entered.epoch}`;
const wayIn = ({ entered: { media } }: RoomPage) => {
  if (media.engine !== 'livekit') throw new Error(`goes by ${media.engine}`);
  return media;
};
const wayOf = async ({ school, teacher, lesson }: Awaited<ReturnType<typeof haveClub>>, eventId = lesson.eventId): Promise<string> =>
  (await school.as(teacher).get(`/lesson-room/${eventId}`)).body.engine;

/** A club whose room goes by LiveKit, with its pages in it. */
async function haveClubByLivekit() {
  const livekit = await haveLivekit();
  const club = await haveClub(['Вера', 'Захар'], livekit.env);
  await expect.poll(() => wayOf(club)).toBe('livekit');
  const [first, second] = club.families.map(asKid);
  if (!first || !second) throw new Error('nobody');
  const [adult, vera, zahar] = [await club.enter(club.teacher), await club.enter(first), await club.enter(second)];
  for (const page of [adult, vera, zahar]) {
    await page.next('ready');
    await livekit.come(wayIn(page).token);
  }
  return { ...club, livekit, adult, vera, zahar, room: club.lesson.eventId };
}

/** What LiveKit posts, signed as it signs. */
async function post({ school }: Pick<Awaited<ReturnType<typeof haveClub>>, 'school'>, body: object, by = secret) {
  const payload = JSON.stringify(body);
  const token = new AccessToken(key, by);
  token.sha256 = createHash('sha256').update(payload).digest('base64');
  const headers = { authorization: await token.toJwt(), 'content-type': 'application/webhook+json' };
  return school.http.inject({ method: 'POST', url: '/api/lesson-room/carriers/livekit', headers, payload });
}

test('a page of a club comes into the room of its lesson alone, as itself, for some minutes, and sends what its person may', async () => {
  const { adult, vera, room, livekit, school } = await haveClubByLivekit();
  const claims = await new TokenVerifier(key, secret).verify(wayIn(vera).token);
  expect(claims.sub).toBe(address(vera));
  expect(claims.video).toMatchObject({ room, roomJoin: true, canPublishData: false, canUpdateOwnMetadata: false });
  expect(claims.video).not.toHaveProperty('roomAdmin');
  expect((claims.exp ?? 0) - (claims.nbf ?? 0)).toBeLessThanOrEqual(600);
  expect(livekit.maySend(room)).toMatchObject({
    [address(vera)]: ['MICROPHONE', 'CAMERA'],
    [address(adult)]: ['MICROPHONE', 'CAMERA', 'SCREEN_SHARE', 'SCREEN_SHARE_AUDIO'],
  });
  expect(school.faults).toEqual([]);
});

test('where the school has cameras off no token lets a child send a picture', async () => {
  const livekit = await haveLivekit();
  const club = await haveClub(['Вера', 'Захар'], livekit.env);
  await expect.poll(() => wayOf(club)).toBe('livekit');
  const { school, groupId } = club;
  await school.as(manager()).post(`/manager/groups/${groupId}/cameras`, { cameras: 'off' });
  const vera = await club.enter(asKid(club.families[0] as never));
  const { video } = await new TokenVerifier(key, secret).verify(wayIn(vera).token);
  expect(video?.canPublishSources).toEqual(['microphone']);
});

test('a child that is made quiet sends no voice, whatever its page does, and does again afterwards', async () => {
  const { adult, vera, zahar, room, livekit } = await haveClubByLivekit();
  const kidUid = vera.entered.person.slice('kid:'.length);
  adult.op({ kind: 'mute', kids: [kidUid], on: true });
  await expect.poll(() => livekit.maySend(room)[address(vera)]).toEqual(['CAMERA']);
  expect(livekit.maySend(room)[address(zahar)]).toEqual(['MICROPHONE', 'CAMERA']);
  adult.op({ kind: 'mute', kids: [kidUid], on: false });
  await expect.poll(() => livekit.maySend(room)[address(vera)]).toEqual(['MICROPHONE', 'CAMERA']);
});

test('a child that was taken out is put out by LiveKit too, and its older token opens the door for a moment only', async () => {
  const club = await haveClubByLivekit();
  const { school, teacher, vera, room, livekit } = club;
  const kidUid = vera.entered.person.slice('kid:'.length);
  await school.as(teacher).post(`/lesson-room/${room}/take-out`, { kidUid, minutes: 5 });
  await expect.poll(() => Object.keys(livekit.maySend(room))).not.toContain(address(vera));
  await livekit.come(wayIn(vera).token);
  const told = { event: 'participant_joined', room: { name: room }, participant: { identity: address(vera) } };
  expect((await post(club, told)).statusCode).toBe(200);
  await expect.poll(() => Object.keys(livekit.maySend(room))).not.toContain(address(vera));
});

test('what LiveKit tells counts by its signature alone, and twice is as good as once', async () => {
  const club = await haveClubByLivekit();
  const { room, livekit, school } = club;
  const told = { event: 'track_published', room: { name: room } };
  const forged = await post(club, told, 'another secret of thirty-two letters and more');
  expect([forged.statusCode, forged.json().error.code]).toEqual([401, 'lesson_room.not_our_livekit']);
  const before = livekit.maySend(room);
  for (const body of [told, told, { event: 'room_finished', room: { name: room } }, { event: 'room_started', room: { name: 'of others' } }])
    expect((await post(club, body)).statusCode).toBe(200);
  expect(livekit.maySend(room)).toEqual(before);
  expect(livekit.isOpen(room)).toBe(true);
  expect(school.faults).toEqual([]);
});

test('a room is open at LiveKit as long as its lesson, and whoever would come after it finds none', async () => {
  const club = await haveClubByLivekit();
  const { school, room, livekit, vera } = club;
  expect(livekit.isOpen(room)).toBe(true);
  school.clock.set(school.clock.now().add({ hours: 3 }));
  await school.lessonRoom.closeRooms();
  await expect.poll(() => livekit.isOpen(room)).toBe(false);
  await expect(livekit.come(wayIn(vera).token)).rejects.toThrow(/nobody/);
});

test('the health page says whether LiveKit lets the school in', async () => {
  const { env } = await haveLivekit();
  const at = { url: env.LIVEKIT_URL, key, secret };
  await askLivekit(at);
  await expect(askLivekit({ ...at, secret: 'another secret of thirty-two letters and more' })).rejects.toThrow(/invalid token/);
  await expect(askLivekit({ ...at, url: 'ws://127.0.0.1:1' })).rejects.toThrow(/fetch failed|ECONNREFUSED|connect/i);
});

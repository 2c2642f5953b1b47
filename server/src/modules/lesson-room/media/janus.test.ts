import type { RoomMessage } from '@school/contract/lesson-room/protocol';
import { expect, onTestFinished, test } from 'vitest';

import { askJanus } from '#platform/look-at-janus';

import { hasJanus, startJanus } from '../../../../test/janus-server.ts';
import { asKid, haveClub, type RoomPage } from '../testing.ts';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');

/** An offer as a browser makes one, of so many lines; behind it is nobody who would go on. */
const anOffer = (lines: ReadonlyArray<'audio' | 'video'>): string =>
  [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${lines.map((_, at) => at).join(' ')}`,
    ...lines.flatMap((kind, at) => [
      `m=${kind} 9 UDP/TLS/RTP/SAVPF ${kind === 'audio' ? 111 : 96}`,
      'c=IN IP4 0.0.0.0',
      'a=ice-ufrag:abcd',
      'a=ice-pwd:abcdefghijklmnopqrstuvwx',
      `a=fingerprint:sha-256 ${fingerprint}`,
      'a=setup:actpass',
      `a=mid:${at}`,
      'a=sendonly',
      'a=rtcp-mux',
      kind === 'audio' ? 'a=rtpmap:111 opus/48000/2' : 'a=rtpmap:96 VP8/90000',
    ]),
    '',
  ].join('\r\n');

const address = ({ entered }: RoomPage) => `${entered.person}#${entered.epoch}`;

async function haveJanus() {
  const janus = await startJanus();
  onTestFinished(() => janus.stop());
  return janus;
}

/** How a lesson goes, or would if it opened now. */
const wayOf = async ({ school, teacher, lesson }: Awaited<ReturnType<typeof haveClub>>, eventId = lesson.eventId): Promise<string> =>
  (await school.as(teacher).get(`/lesson-room/${eventId}`)).body.engine;

/** What came to a page from somebody. */
const said = (page: RoomPage, from: string) => page.all('signal').filter((it: Extract<RoomMessage, { t: 'signal' }>) => it.from === from);

test.skipIf(!hasJanus)(
  'a page of a club sends to Janus by the words of the room, and has nothing of it but those of its own room',
  async () => {
    const janus = await haveJanus();
    const club = await haveClub(['Вера', 'Захар'], janus.env);
    const { school, teacher, families, enter } = club;
    await expect.poll(() => wayOf(club)).toBe('janus');
    const adult = await enter(teacher);
    const [vera, zahar] = [await enter(asKid(families[0] as never)), await enter(asKid(families[1] as never))];
    for (const page of [adult, vera, zahar]) {
      expect(page.entered.media).toMatchObject({ engine: 'janus', relay: false, cameras: 'teacherOnly' });
      await page.next('ready');
    }

    vera.send({ t: 'signal', to: address(vera), it: { description: { type: 'offer', sdp: anOffer(['audio', 'video']) } } });
    const answer = await vera.until(() => said(vera, address(vera))[0]);
    expect(answer.it.description).toMatchObject({ type: 'answer' });
    expect(answer.it.description?.sdp.match(/^m=/gm)).toHaveLength(2);

    // It sends for nobody else, and a word to another page reaches Janus and not that page.
    const before = zahar.all('signal').length;
    vera.send({ t: 'signal', to: address(zahar), it: { description: { type: 'offer', sdp: anOffer(['audio']) } } });
    vera.send({ t: 'signal', to: address(zahar), it: { fresh: true } });
    vera.send({ t: 'signal', to: `teacher:${families[0]?.kidUid}#1`, it: { fresh: true } });
    await vera.event(adult.op({ kind: 'chat.open', on: true }));
    await new Promise((go) => void setTimeout(go, 300));
    expect(zahar.all('signal')).toHaveLength(before);
    expect(said(vera, address(zahar))).toEqual([]);
    expect(school.faults).toEqual([]);
  },
);

test.skipIf(!hasJanus)('while Janus is away a club opens by the page of its teacher, and one that has opened keeps its way', async () => {
  const janus = await haveJanus();
  const club = await haveClub(['Вера', 'Захар'], janus.env);
  const { teacher, enter, goOn } = club;
  await expect.poll(() => wayOf(club)).toBe('janus');
  expect((await enter(teacher)).entered.media).toMatchObject({ engine: 'janus' });
  await janus.stop();
  const next = await goOn();
  await expect.poll(() => wayOf(club, next.eventId)).toBe('star');
  expect(await wayOf(club)).toBe('janus');
  expect((await enter(teacher, next.eventId)).entered.media).toMatchObject({ engine: 'star' });
});

test.skipIf(!hasJanus)('the health page says whether Janus lets the school in', async () => {
  const { env } = await haveJanus();
  expect(await askJanus({ url: env.JANUS_URL, secret: env.JANUS_SECRET })).toMatch(/^1\./);
  await expect(askJanus({ url: env.JANUS_URL, secret: 'another' })).rejects.toThrow(/secret/i);
  await expect(askJanus({ url: 'ws://127.0.0.1:1' })).rejects.toThrow(/ECONNREFUSED/);
});

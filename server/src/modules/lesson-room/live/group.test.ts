import type { Signal } from '@school/contract/lesson-room/protocol';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { manager } from '../../staffing/testing.ts';
import { asKid, haveClub, type RoomPage } from '../testing.ts';

const address = ({ entered }: RoomPage) => `${entered.person}#${entered.epoch}`;

test('children of a club hear each other by their teacher alone; without it neither voice nor line passes between them, and then as before', async () => {
  const { school, lesson, teacher, families, enter } = await haveClub(['Вера', 'Захар']);
  const adult = await enter(teacher);
  const [vera, zahar] = [await enter(asKid(families[0] as never)), await enter(asKid(families[1] as never))];
  const kids = [vera, zahar];
  await Promise.all([adult, ...kids].map((page) => page.next('ready')));
  await adult.event(adult.op({ kind: 'chat.open', on: true }));
  const mayChat = (page: RoomPage) => (page.all('may').at(-1) ?? page.all('ready').at(-1))?.may.chat?.allowed;
  const chats = (on: boolean) => Promise.all(kids.map((page) => page.until(() => (mayChat(page) === on ? true : undefined))));
  await chats(true);
  expect(kids.map(({ entered }) => entered.media)).toMatchObject([{ engine: 'star' }, { engine: 'star' }]);

  const it: Signal = { description: { type: 'offer', sdp: 'v=0' } };
  const signals = () => kids.map((page) => page.all('signal').map(({ from }) => from));
  const calls = () => {
    vera.send({ t: 'signal', to: address(zahar), it });
    zahar.send({ t: 'signal', to: address(vera), it });
  };
  const heardBefore = [[address(adult)], [address(adult)]];
  calls();
  for (const page of kids) adult.send({ t: 'signal', to: address(page), it });
  await Promise.all(kids.map((page) => page.next('signal')));
  expect(signals()).toEqual(heardBefore);

  adult.break();
  await new Promise((go) => void setTimeout(go, 300));
  await school.db.run(sql`
    update lesson_room_members set beat_at = beat_at - interval '11 seconds'
    where lesson_id = ${lesson.eventId} and person = ${adult.entered.person} and left_at is null`);
  await Promise.all(kids.map((page) => page.kind('alone')));
  await chats(false);
  calls();
  expect(await vera.nack(vera.op({ kind: 'chat', text: 'Пока она не видит' }))).toBe('role');
  expect(signals()).toEqual(heardBefore);

  const back = await enter(teacher);
  await back.next('ready');
  await chats(true);
  await back.event(vera.op({ kind: 'chat', text: 'Ура' }));
  back.send({ t: 'signal', to: address(vera), it });
  await vera.until(() => vera.all('signal').at(1));
  expect(signals()).toEqual([[address(adult), address(back)], [address(adult)]]);
});

test('whose cameras are on in a group a manager sets, the next room of it obeys, and the log tells', async () => {
  const { school, groupId, teacher, families, enter, goOn } = await haveClub(['Вера', 'Захар']);
  const office = school.as(manager());
  const path = `/manager/groups/${groupId}/cameras`;
  expect((await office.get(path)).body).toEqual({ cameras: 'teacherOnly' });
  const here = await enter(teacher);
  expect(here.entered.media).toMatchObject({ engine: 'star', cameras: 'teacherOnly' });
  expect((await office.post(path, { cameras: 'off' })).body).toEqual({ cameras: 'off' });
  const kid = asKid(families[0] as never);
  expect((await enter(kid)).entered.media, 'a room that is open').toMatchObject({ cameras: 'teacherOnly' });
  const next = await goOn();
  expect((await school.as(kid).get(`/lesson-room/${next.eventId}`)).body).toMatchObject({ engine: 'star', cameras: 'off' });
  expect((await enter(kid, next.eventId)).entered.media).toMatchObject({ cameras: 'off' });
  expect((await office.get(`/manager/groups/${newId()}/cameras`)).body.error.code).toBe('groups.group_not_found');
});

import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { goLive, openDevice } from '../../platform/realtime/testing.ts';
import { haveTeacher } from '../scheduling/testing.ts';
import { aManager, haveRegistered, withSchool } from './testing.ts';

const manager = aManager();

describe('live', () => {
  test('a message is seen by the other side within a second, with the counter of its list', async () => {
    const { school, anna, chatId } = await withSchool();
    const port = await goLive(school);
    const phone = await openDevice(port, anna.parent);
    await phone.follow(`messages/${chatId}`);
    await phone.follow(`chats/${anna.familyId}`);
    const helpdesk = await openDevice(port, manager);
    expect(await helpdesk.follow('chats/school')).toMatchObject({ t: 'snapshot', data: { chats: [] } });

    await school.as(manager).post(`/chats/${chatId}/messages`, { text: 'Добрый день!' });

    const seen = (id: string) =>
      phone.until(
        () =>
          phone.heard.find(
            (message) =>
              message.t === 'change' && message.id === id && message.op === 'put' && !JSON.stringify(message).includes('"unread":0'),
          ),
        1000,
      );
    expect(await seen(`messages/${chatId}`)).toMatchObject({ data: { text: 'Добрый день!' } });
    expect(await seen(`chats/${anna.familyId}`)).toMatchObject({ item: chatId, data: { unread: 1 } });
    expect(await helpdesk.next('change', 0, 1000)).toMatchObject({ item: chatId });
  });

  test('the school sees that the customer is online and writing, until the connection is lost', async () => {
    const { school, anna, chatId } = await withSchool();
    await anna.calls.post(`/chats/${chatId}/messages`, { text: 'Вы здесь?' });
    const port = await goLive(school);
    const helpdesk = await openDevice(port, manager);
    await helpdesk.follow('chats/school');
    const flags = (isCustomerOnline: boolean, isCustomerWritingMsg: boolean) =>
      helpdesk.until(() => {
        const last = helpdesk.heard.findLast((message) => message.t === 'change');
        const data = last && 'data' in last ? (last.data as Record<string, unknown>) : {};
        return data['isCustomerOnline'] === isCustomerOnline && data['isCustomerWritingMsg'] === isCustomerWritingMsg ? true : undefined;
      }, 2000);

    const phone = await openDevice(port, anna.parent);
    await flags(true, false);
    await phone.follow(`messages/${chatId}`);
    phone.send({ t: 'writing', id: `messages/${chatId}`, on: true });
    await flags(true, true);
    phone.socket.terminate();
    await flags(false, false);
  });

  test('a foreign conversation, and the lists of others, are refused', async () => {
    const { school, anna, chatId } = await withSchool();
    const boris = await haveRegistered(school);
    const { teacher } = await haveTeacher(school);
    const port = await goLive(school);
    for (const who of [boris.parent, teacher, { ...anna.parent, role: 'kid' as const, kidUid: anna.kidUid }]) {
      const device = await openDevice(port, who);
      for (const topic of [`messages/${chatId}`, `chats/${anna.familyId}`, 'chats/school', 'messages/no-id', `users/${newId()}`]) {
        if (who.role === 'kid' && topic.startsWith('users')) continue;
        const code =
          who.role === 'kid' || (who.role === 'teacher' && topic.startsWith('users')) ? 'identity.not_your_role' : 'request.not_found';
        expect(await device.follow(topic)).toMatchObject({ t: 'refused', code });
      }
    }
  });

  test('a kid follows the family without its balance, contacts and offers', async () => {
    const { school, anna } = await withSchool();
    const port = await goLive(school);
    const tablet = await openDevice(port, { ...anna.parent, role: 'kid', kidUid: anna.kidUid });
    const { data } = (await tablet.follow(`users/${anna.familyId}`)) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ customerId: anna.familyId, balance: null, email: null, phone: null, gifts: [] });
  });
});

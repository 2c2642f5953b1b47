import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';

/** A family with a chat with the bot, in a Telegram that speaks the Bot API over real HTTP. */
async function haveChat({ linked = true } = {}) {
  const school = await openSchool();
  await school.http.listen({ host: '127.0.0.1', port: 0 });
  const telegram = school.practiceTelegram;
  if (!telegram) throw new Error('A school to try out has a Telegram of its own');
  const family = await haveFamily(school, { email: 'anna@example.com' });
  await haveTeacher(school);
  const parent = school.as(family.parent);
  const word = async () => new URL((await parent.post('/notifications/telegram')).body.url as string).searchParams.get('start');
  const settings = async () => (await parent.get('/notifications/settings')).body.telegram;
  if (linked) await telegram.write(1, `/start ${await word()}`);
  return {
    school,
    telegram,
    family,
    parent,
    word,
    settings,
    /** What the bot has said in the first chat since the last look. */
    said: () =>
      telegram
        .linesOf(1)
        .splice(0)
        .filter(({ from }) => from === 'bot'),
    /** Something that devices are told of: a trial is booked. */
    async happen(timestamp = '2026-11-25T15:00:00Z') {
      const booked = await parent.post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp });
      expect(booked.status).toBe(200);
      await school.settle();
    },
    messages: async () => (await school.messages.latest({ limit: 50 })).filter(({ channel }) => channel === 'telegram'),
  };
}

test('a link of the settings links a chat once; then the chat is told what devices are told, and no more', async () => {
  const { telegram, word, settings, said, happen } = await haveChat({ linked: false });
  expect(await settings()).toEqual({ linked: null });
  const first = await word();
  await telegram.write(1, `/start ${first}`);
  expect(said()).toMatchObject([{ text: expect.stringContaining('будет присылать уведомления сюда') }]);
  expect(await settings()).toMatchObject({ linked: { name: '@anna_practice' } });
  await telegram.write(2, `/start ${first}`);
  expect(telegram.linesOf(2).at(-1)?.text).toContain('Эта ссылка уже не действует');
  await happen();
  const [told, ...others] = said();
  expect(others).toEqual([]);
  expect(told?.text).toContain('Пробный урок');
  expect(told?.text).not.toContain('Иванов');
  expect(told?.button).toMatchObject({ text: 'Открыть', url: expect.stringMatching(/^http/) });
});

test('a link is of no use after half an hour, and a new one puts the old one out', async () => {
  const { school, telegram, word, said } = await haveChat({ linked: false });
  const [old, late] = [await word(), await word()];
  await telegram.write(1, `/start ${old}`);
  school.clock.set(school.clock.now().add({ minutes: 30 }));
  await telegram.write(1, `/start ${late}`, 'en');
  expect(said().map(({ text }) => text)).toEqual([
    expect.stringContaining('Эта ссылка уже не действует'),
    expect.stringContaining('This link no longer works'),
  ]);
});

test('by /stop, in the settings, and by blocking the bot nothing comes any more', async () => {
  const { telegram, parent, word, settings, said, happen, messages } = await haveChat();
  await telegram.write(1, '/stop');
  expect(await settings()).toEqual({ linked: null });
  await telegram.write(1, `/start ${await word()}`);
  await parent.delete('/notifications/telegram');
  expect(await settings()).toEqual({ linked: null });
  await telegram.write(1, `/start ${await word()}`);
  await telegram.block(1);
  expect(await settings()).toEqual({ linked: null });
  said();
  await happen();
  expect([said(), await messages()]).toEqual([[], []]);
});

test('who has blocked the bot and Telegram did not say so is forgotten at the first message', async () => {
  const { telegram, settings, happen, messages } = await haveChat();
  await telegram.block(1, { silently: true });
  await happen();
  expect(await messages()).toMatchObject([{ state: 'dropped' }]);
  expect(await settings()).toEqual({ linked: null });
});

test('Telegram that asks to wait is left in peace so long, then told once', async () => {
  const { school, telegram, said, happen, messages } = await haveChat();
  said();
  telegram.busyFor(60);
  await happen();
  expect(said()).toEqual([]);
  telegram.busyFor(undefined);
  school.clock.set(school.clock.now().add({ seconds: 59 }));
  await school.messages.deliverDue();
  expect(said()).toEqual([]);
  school.clock.set(school.clock.now().add({ seconds: 1 }));
  await school.messages.deliverDue();
  await school.messages.deliverDue();
  expect(said()).toHaveLength(1);
  expect(await messages()).toMatchObject([{ state: 'sent', attempts: 1, text: '' }]);
});

test('at night a message waits for the morning', async () => {
  const { school, said, happen } = await haveChat();
  said();
  school.clock.set(Temporal.Instant.from('2026-11-23T23:30+03:00'));
  await happen();
  expect(said()).toEqual([]);
  school.clock.set(Temporal.Instant.from('2026-11-24T09:00+03:00'));
  await school.settle();
  expect(said().map(({ text }) => text)).toContainEqual(expect.stringContaining('Пробный урок'));
});

test('whoever does not know the secret tells the school nothing', async () => {
  const { school, settings } = await haveChat();
  for (const secret of ['', 'wrong']) {
    const answer = await school.http.inject({
      method: 'POST',
      url: '/api/telegram/updates',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      payload: JSON.stringify({ message: { chat: { id: 1, type: 'private' }, text: '/stop' } }),
    });
    expect(answer.statusCode).toBe(401);
  }
  expect(await settings()).toMatchObject({ linked: { name: '@anna_practice' } });
});

import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { systemClock } from '#platform/clock';
import { ownAddress } from '#platform/own-address';

import { practiceBot, practiceTelegram } from '../../../sandbox/telegram/practice-telegram.ts';
import { haveFamily } from '../../families/testing.ts';
import { openNew } from './testing.ts';

/** A school whose Telegram stands elsewhere, and speaks the Bot API over real HTTP. */
async function openBesideTelegram() {
  const elsewhere = fastify();
  elsewhere.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  let toSchool: () => string | undefined = () => undefined;
  const telegram = practiceTelegram({ clock: systemClock, address: () => toSchool() });
  telegram.serve(elsewhere);
  const api = await elsewhere.listen({ host: '127.0.0.1', port: 0 });
  const opened = await openNew({ TELEGRAM_API_URL: `${api}/sandbox/telegram` });
  await opened.school.http.listen({ host: '127.0.0.1', port: 0 });
  toSchool = () => ownAddress(opened.school.http.server);
  onTestFinished(async () => void (await elsewhere.close()));
  return { ...opened, telegram };
}

test('an owner connects a bot and tries it: it is proved once Telegram has told of whoever opened it', async () => {
  const { school, owner, appCode, standings, telegram } = await openBesideTelegram();
  const later = () => school.clock.set(school.clock.now().add({ minutes: 1 }));
  const enter = (token: string) => {
    later();
    return owner.post('/manager/school/secrets', { secret: { kind: 'telegram', token }, code: appCode(), reason: 'Свой бот' });
  };
  const begin = () => owner.post('/manager/school/telegram/proof');
  const wordOf = (url: string) => new URL(url).searchParams.get('start') ?? '';

  // A token that Telegram does not know is told in its own words, and never shown.
  expect((await enter('1000:a-token-that-nobody-knows')).status).toBe(200);
  const { error } = (await begin()).body;
  expect(error.code).toBe('school.channel_fails');
  expect(error.facts.tale).toMatch(/401.*Unauthorized/);
  expect(JSON.stringify(error)).not.toContain('a-token-that');

  const { body } = await enter(practiceBot.token);
  expect(body.secrets.find(({ kind }: { kind: string }) => kind === 'telegram')).toMatchObject({ standing: 'set', hint: '-bot' });
  expect(await standings()).toMatchObject({ telegram: 'may' });
  const old = wordOf((await begin()).body.url as string);
  const url = (await begin()).body.url as string;
  expect(url).toMatch(`https://t.me/${practiceBot.name}?start=`);
  await telegram.write(1, `/start ${old}`);
  expect(telegram.linesOf(1).at(-1)?.text).toContain('Эта проверка уже не действует');
  await telegram.write(1, `/start ${wordOf(url)}`, 'en');
  expect(telegram.linesOf(1).at(-1)?.text).toContain('The bot works');
  expect(await standings()).toMatchObject({ telegram: 'done' });

  // From now on families may choose it; without a token they may not.
  const parent = school.as((await haveFamily(school, { email: 'anna@example.com' })).parent);
  const offered = async () => (await parent.get('/notifications/settings')).body.telegram;
  const linkUrl = (await parent.post('/notifications/telegram')).body.url as string;
  await telegram.write(2, `/start ${wordOf(linkUrl)}`);
  expect(await offered()).toMatchObject({ linked: { name: '@anna_practice' } });
  later();
  await owner.post('/manager/school/secrets/telegram/forget', { code: appCode(), reason: 'Без бота' });
  expect(await standings()).toMatchObject({ telegram: 'may' });
});

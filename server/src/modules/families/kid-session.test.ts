import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { aBrowser } from '../identity/testing.ts';
import { aRegistration } from './testing.ts';

const family = async () => {
  const school = await openSchool();
  const browser = aBrowser(school);
  const { body } = await browser.post('/registration', aRegistration());
  const session = (await browser.post('/user/session', { idToken: body.idToken })).body;
  const user = (await browser.get('/user')).body;
  return { school, browser, session, kidUid: user.kids[0].kidUid as string };
};

describe('a kid session', () => {
  test('sees only itself, without balance, contacts and gifts', async () => {
    const { browser, kidUid } = await family();
    const sister = (await browser.post('/user/create/kid', { name: 'Оля', dob: { year: 2021, month: 3 }, languages: ['ru', 'en'] })).body;
    expect((await browser.post('/user/kid-session', { kidUid })).body).toMatchObject({ role: 'kid', kidUid });
    const { body } = await browser.get('/user');
    expect(body).toMatchObject({ email: null, phone: null, balance: null, gifts: [] });
    expect(body.kids.map((kid: { kidUid: string }) => kid.kidUid)).toEqual([kidUid]);
    expect((await browser.get(`/kids/${kidUid}`)).status).toBe(200);
    for (const page of ['', '/courses', '/marks'])
      expect((await browser.get(`/kids/${sister.kidUid}${page}`)).body.error.code).toBe('families.kid_not_found');
    for (const person of [sister.kidUid, 'parent'])
      expect((await browser.get(`/brain-trainer/${person}`)).body.error.code).toBe('families.kid_not_found');
  });

  test('does nothing that is the parent’s', async () => {
    const { browser, kidUid } = await family();
    await browser.post('/user/kid-session', { kidUid });
    expect((await browser.post('/user/create/kid', aRegistration().kid)).status).toBe(403);
    expect((await browser.post('/user/child-mode', { on: false, password: 'birch-lake-42' })).status).toBe(403);
    expect((await browser.get('/user/sessions')).status).toBe(403);
    expect((await browser.post('/user/kid-session', { kidUid })).status).toBe(403);
    expect((await browser.patch('/user', { firstName: 'Я' })).status).toBe(403);
    expect((await browser.patch('/user', { preferences: { tourSeen: true } })).status).toBe(403);
    // Nothing of the parent's account: no field of it, the language of its letters and the look of its pages neither.
    const fields = [{ locale: 'en-US' }, { currency: 'USD' }, { timezone: 'Asia/Almaty' }, { lastName: 'Я' }];
    const looks = [{ theme: 'dark' }, { sounds: false }, { kidFaces: true }].map((preferences) => ({ preferences }));
    for (const change of [...fields, ...looks]) expect((await browser.patch('/user', change)).status).toBe(403);
    await browser.post('/user/parent-session');
    expect((await browser.get('/user')).body).toMatchObject({ locale: 'ru-RU', preferences: { theme: 'system', sounds: true } });
  });

  test('ends all sockets of the session before it: of the parent’s when it is parked, of the kid’s on the way back', async () => {
    const { school, browser, kidUid } = await family();
    const idOf = async (role: string): Promise<string> =>
      (await school.db.pool.query('select session_id from identity_sessions where role = $1', [role])).rows[0].session_id;
    const ended: string[] = [];
    school.realtime.onSessionEnded((sessionId) => ended.push(sessionId));
    const parents = await idOf('parent');
    await browser.post('/user/kid-session', { kidUid });
    const kids = await idOf('kid');
    await browser.post('/user/parent-session');
    expect(ended).toEqual([parents, kids]);
  });

  test('leaves nothing of the parent’s session usable: neither cookie nor bearer', async () => {
    const { school, browser, session, kidUid } = await family();
    const parents = browser.cookie;
    await browser.post('/user/kid-session', { kidUid });
    expect((await aBrowser(school, { bearer: session.bearer }).get('/user')).status).toBe(401);
    const kids = browser.cookie;
    browser.cookie = parents;
    expect((await browser.get('/user')).status).toBe(401);
    browser.cookie = kids;
    expect((await browser.post('/user/parent-session')).body.role).toBe('parent');
    const back = browser.cookie;
    expect([parents, kids]).not.toContain(back);
    browser.cookie = kids;
    expect((await browser.get('/user')).status).toBe(401);
  });

  test('ends with everything behind it when it signs out', async () => {
    const { school, browser, kidUid } = await family();
    await browser.post('/user/kid-session', { kidUid });
    await browser.post('/user/logout');
    expect((await school.db.pool.query('select 1 from identity_sessions')).rows).toEqual([]);
  });

  test('is not opened for a kid of another family', async () => {
    const { school, kidUid } = await family();
    const stranger = aBrowser(school);
    const { body } = await stranger.post('/registration', aRegistration({ email: 'bob@example.com' }));
    await stranger.post('/user/session', { idToken: body.idToken });
    const answer = await stranger.post('/user/kid-session', { kidUid });
    expect([answer.status, answer.body.error.code]).toEqual([404, 'families.kid_not_found']);
    expect((await stranger.get(`/kids/${kidUid}`)).status).toBe(404);
  });
});

describe('child mode', () => {
  const withPin = async () => {
    const made = await family();
    const { status } = await made.browser.post('/user/child-mode', { on: true, pin: '2580', password: 'birch-lake-42' });
    expect(status).toBe(200);
    await made.browser.post('/user/kid-session', { kidUid: made.kidUid });
    return made;
  };

  test('asks for the PIN on the way back', async () => {
    const { browser } = await withPin();
    expect((await browser.post('/user/parent-session')).body.error.code).toBe('identity.pin_needed');
    expect((await browser.post('/user/parent-session', { pin: '0000' })).body.error).toMatchObject({
      code: 'identity.wrong_pin',
      facts: { left: 4 },
    });
    expect((await browser.post('/user/parent-session', { pin: '2580' })).body.role).toBe('parent');
  });

  test('after 5 wrong PINs only signing in anew helps, however fast they come', async () => {
    const { browser } = await withPin();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => browser.post('/user/parent-session', { pin: String(1000 + at) })),
    );
    expect(guesses.filter(({ body }) => body.error.code === 'identity.wrong_pin')).toHaveLength(5);
    expect((await browser.post('/user/parent-session', { pin: '2580' })).body.error.code).toBe('request.too_many');
    await browser.post('/user/logout');
    expect((await browser.signIn('anna@example.com', 'birch-lake-42')).body.role).toBe('parent');
  });

  test('is turned on and off with the password only', async () => {
    const { browser } = await family();
    const { status, body } = await browser.post('/user/child-mode', { on: true, pin: '2580', password: 'wrong-guess' });
    expect([status, body.error.code]).toEqual([401, 'identity.wrong_credentials']);
    expect((await browser.get('/user')).body.preferences.childMode).toBe(false);
    expect((await browser.patch('/user', { preferences: { childMode: true } })).status).toBe(400);
  });
});

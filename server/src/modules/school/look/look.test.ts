import { leastContrast, scaleOf, contrastOf } from '@school/contract/school/colour';
import { settings } from '@school/contract/school/settings';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool } from '../../../testing.ts';
import { aRegistration } from '../../families/testing.ts';
import { aBrowser } from '../../identity/testing.ts';
import { choose } from '../testing.ts';
import { drawLogo } from './draw-logo.ts';

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#c62828' } })
    .png()
    .toBuffer();
const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><rect width="10" height="20" fill="#00695c"/>${inside}</svg>`);

test('a colour is refused where words in it could not be read, with how far it is from that', async () => {
  const school = await openSchool();
  const set = (value: string) =>
    school
      .as(signedIn('manager'))
      .post('/manager/school/settings/school', { values: [{ key: 'colour', value }], validFrom: null, reason: 'Наш цвет' });
  expect((await set('#ff9d42')).body.error).toMatchObject({ code: 'school.colour_pale', facts: { contrast: 1.7, least: 4.5 } });
  expect((await set('#2e7d32')).body.error).toMatchObject({ code: 'school.colour_pale', facts: { contrast: 4.4 } });
  expect((await set('#00695c')).status).toBe(200);
  expect(school.school.painted()).toMatchObject({ colour: '#00695c', mascot: true, logo: '' });
});

test('each step of a scale is as legible as it must be, by day and in the evening', () => {
  for (const colour of [settings.colour.default, '#000000', '#00695c', '#c62828', '#1565c0', '#ad1457', '#6a1b9a']) {
    expect(leastContrast(colour)).toBeGreaterThanOrEqual(4.5);
    const { light, dark } = scaleOf(colour);
    for (const scale of [light, dark]) {
      expect(contrastOf(scale.brand, scale['on-brand'])).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(scale.brand, scale['brand-soft'])).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(scale['brand-deep'], scale['on-brand'])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastOf(dark.brand, '#211f2e')).toBeGreaterThanOrEqual(4.5);
  }
});

test('a logo is drawn anew as pixels in a square; what is small, or holds more than a drawing, is refused', async () => {
  const drawn = await sharp(await drawLogo(drawing('<path d="M0 0h5"/>'))).metadata();
  expect(drawn).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  const refusal = (bytes: Uint8Array) =>
    drawLogo(bytes).then(
      () => 'taken',
      ({ code }: { code: string }) => code,
    );
  expect(await refusal(await square(511))).toBe('school.logo_small');
  expect(await refusal(await square(512))).toBe('taken');
  const unclean = [
    '<script>alert(1)</script>',
    '<rect onload="alert(1)"/>',
    '<image href="file:///etc/passwd"/>',
    '<a href="https://example.com"><rect/></a>',
    '<use href="other.svg#it"/>',
    '<style>@import "x.css"</style>',
    '<rect fill="url(https://example.com/x)"/>',
    '<foreignObject/>',
  ];
  const said = await Promise.all(unclean.map((inside) => refusal(drawing(inside))));
  expect(said).toEqual(unclean.map(() => 'school.logo_unclean'));
  expect(await refusal(drawing('<style>.a{fill:url(#b)}</style><use href="#c"/>'))).toBe('taken');
  expect(await refusal(Buffer.from('GIF89a'))).toBe('files.not_a_picture');
});

test('an owner sends a logo, and only what was sent can be chosen', async () => {
  const school = await openSchool();
  const who = signedIn('manager');
  const { statusCode, body } = await school.http.inject({
    method: 'POST',
    url: '/api/manager/school/logo',
    headers: { 'x-test-principal': JSON.stringify(who), 'content-type': 'image/png' },
    payload: await square(600),
  });
  expect(statusCode).toBe(200);
  const { logo, url } = JSON.parse(body) as { logo: string; url: string };
  expect((await school.http.inject(url)).headers['content-type']).toBe('image/png');
  await choose(school, 'logo', logo);
  expect(school.school.painted().logo).toBe(logo);
  const set = (value: string) =>
    school.as(who).post('/manager/school/settings/school', { values: [{ key: 'logo', value }], validFrom: null, reason: 'Другой' });
  expect((await set(`logos/${crypto.randomUUID()}.png`)).body.error.code).toBe('school.logo_gone');
  expect((await set('avatars/somebody.png')).body.error.code).toBe('request.invalid');

  // Sent and not saved, it goes within a day or two; the school's own stays, also when it is the logo no longer.
  const unsaved = await school.school.look.addLogo('colleague', await square(600));
  await choose(school, 'logo', '');
  await school.jobs.now('school.drop-unsaved-logos');
  expect(await school.school.look.logo(unsaved.logo)).toBeDefined();
  school.clock.set(school.clock.now().add({ hours: 25 }));
  await school.jobs.now('school.drop-unsaved-logos');
  expect(await school.school.look.logo(unsaved.logo)).toBeUndefined();
  expect(await school.school.look.logo(logo)).toBeDefined();
});

test('families speak what the school offers; who has another language since before keeps it', async () => {
  const school = await openSchool();
  const family = async (locale: 'ru-RU' | 'en-US', email: string) => {
    const browser = aBrowser(school);
    const { body } = await browser.post('/registration', aRegistration({ locale, email }));
    await browser.post('/user/session', { idToken: body.idToken });
    return browser;
  };
  const english = await family('en-US', 'before@example.com');
  await choose(school, 'familyLanguages', ['ru-RU']);
  expect((await school.as().get('/school')).body.languages).toEqual(['ru-RU']);

  // The old promise: it goes on in English, and saying so again changes nothing.
  expect((await english.get('/user')).body.locale).toBe('en-US');
  expect((await english.patch('/user', { locale: 'en-US' })).status).toBe(200);
  // The new one: whoever comes now speaks what is offered, and nothing else can be chosen.
  const later = await family('en-US', 'later@example.com');
  expect((await later.get('/user')).body.locale).toBe('ru-RU');
  expect((await later.patch('/user', { locale: 'en-US' })).body.error.code).toBe('families.language_not_offered');
  // Back from it, there is no way to a language that is not offered any more.
  expect((await english.patch('/user', { locale: 'ru-RU' })).status).toBe(200);
  expect((await english.patch('/user', { locale: 'en-US' })).body.error.code).toBe('families.language_not_offered');
});

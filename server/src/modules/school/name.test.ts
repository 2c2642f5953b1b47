import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { aBrowser, haveAccount } from '../identity/testing.ts';
import { choose } from '../payments/testing.ts';
import { haveCourse } from '../scheduling/changes/testing.ts';
import { choose as set } from './testing.ts';

/** Of every kind of sign that a paper, a calendar or a page could trip over. */
const own = { 'ru-RU': 'Ёж 9«"', 'en-US': `Hedge & "hog" <9>;,` } as const;
const foreign = /Чип(?!\p{L})|\bChip\b/u;

async function rename(school: TestSchool): Promise<void> {
  const values = [
    { key: 'nameRu', value: own['ru-RU'] },
    { key: 'nameEn', value: own['en-US'] },
  ];
  const asked = { values, validFrom: null, reason: 'Так называется наша школа' };
  expect((await school.as(signedIn('manager')).post('/manager/school/settings/school', asked)).status).toBe(200);
  expect((await school.as().get('/school')).body).toMatchObject({ name: { ru: own['ru-RU'], en: own['en-US'] } });
}

for (const locale of ['ru-RU', 'en-US'] as const)
  test(`letters, SMS, papers, calendars and the bank call the school by its own name in ${locale}`, async () => {
    const school = await openSchool();
    await rename(school);
    const family = await haveFamily(school, { locale, email: 'anna@example.com', phone: '+375291234567' });
    await haveCourse(school, { family });
    const order = { productCode: 'individual-8', termsAccepted: true };
    const { body: placed } = await school.as(family.parent).post('/orders', order);
    const page = await school.http.inject({ url: placed.checkoutUrl });
    expect(page.body).not.toMatch(foreign);
    await choose(school, placed.checkoutUrl, 'succeed');
    await school.settle();

    const { bytes } = await school.as(family.parent).file('/payment/statement?year=2026');
    const { text: statement } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(statement.replaceAll(/\s+/g, ' ')).toContain(own[locale]);
    expect(statement).not.toMatch(foreign);

    const messages = await school.messages.latest({ limit: 100 });
    const ofFamily = messages.filter(({ customerId }) => customerId === family.familyId);
    expect(ofFamily.length).toBeGreaterThan(2);
    for (const { channel, subject, text } of ofFamily) {
      expect(`${subject} ${text}`).not.toMatch(foreign);
      if (channel !== 'push') expect(text).toContain(own[locale]);
    }

    const { body: feed } = await school.as(family.parent).post('/calendar-feeds', { kidUid: family.kidUid });
    const calendar = (await school.http.inject({ url: new URL(feed.url as string).pathname })).body.replaceAll('\r\n ', '');
    expect(calendar).toContain(own[locale].replaceAll(/[;,]/g, (sign) => `\\${sign}`));
    expect(calendar).not.toMatch(foreign);

    const { body: chats } = await school.as(family.parent).get('/chats');
    expect(chats.chats.find(({ kind }: { kind: string }) => kind === 'school').title).toBe(own[locale]);
  });

test('an SMS begins with the short name once it is chosen; one that was sent before keeps the name it had', async () => {
  const school = await openSchool();
  await rename(school);
  const welcomed = async (phone: string) => {
    const { familyId } = await haveFamily(school, { email: undefined, phone });
    await school.settle();
    return (await school.messages.latest({ limit: 100 })).find(({ customerId }) => customerId === familyId)?.text;
  };
  const before = await welcomed('+375291234567');
  expect(before).toContain(own['ru-RU']);
  await set(school, 'shortName', 'Yozh');
  expect(await welcomed('+375291234568')).toMatch(/^Yozh: /);
  expect((await school.messages.latest({ limit: 100 })).map(({ text }) => text)).toContain(before);
});

test('the reference of the calls stands under the name of the school', async () => {
  const school = await openSchool();
  await rename(school);
  expect((await school.as().get('/openapi.json')).body.info.title).toBe(own['en-US']);
  const page = (await school.http.inject({ url: '/api/reference' })).body;
  expect(page).toContain('<h1>Hedge &amp; &quot;hog&quot; &lt;9&gt;;,: API</h1>');
  expect(page.slice(0, 400)).not.toMatch(foreign);
});

test('an app for codes shows the codes under the name of the school', async () => {
  const school = await openSchool({ env: { STAFF_SECOND_FACTOR: 'required' } });
  await rename(school);
  await haveAccount(school, { role: 'manager', email: 'olga@example.com' });
  const browser = aBrowser(school);
  const { body } = await browser.post('/auth/sign-in', { login: 'olga@example.com', password: 'birch-lake-42' });
  const { body: enrolment } = await browser.post('/auth/second-factor/enrol', { ticket: body.secondFactor.ticket });
  expect(new URL(enrolment.uri).searchParams.get('issuer')).toBe(own['ru-RU']);
});

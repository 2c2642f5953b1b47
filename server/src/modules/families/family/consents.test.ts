import { familiesLimits } from '@school/contract/families/limits';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../../testing.ts';
import { haveFamily } from '../testing.ts';

const voices = { purpose: 'voice-recordings', version: 1 } as const;
const decided = { ...voices, isAnew: false };

test('a parent is asked once for each child; every decision is kept, the newest holds, and nobody else decides', async () => {
  const school = await openSchool();
  const [family, other] = [await haveFamily(school), await haveFamily(school)];
  const [parent, kid, support] = [school.as(family.parent), school.as(family.kid), school.as(family.support)];
  const { kidUid } = family;
  const sister = (
    await parent.post('/user/create/kid', { name: 'Ира', dob: { year: 2017, month: 2 }, languages: ['ru'] }, crypto.randomUUID())
  )?.body.kidUid;
  const statesOf = async (as = parent) =>
    ((await as.get('/user/consents')).body.consents as { purpose: string; kidUid: string | null; state: string }[])
      .filter(({ purpose }) => purpose === 'voice-recordings')
      .map((it) => [it.kidUid, it.state]);
  const decide = (given: boolean, as = parent, its: object = {}) => as.post('/user/consents', { ...voices, given, ...its });

  expect(await statesOf()).toEqual([
    [kidUid, 'unasked'],
    [sister, 'unasked'],
  ]);
  expect((await decide(true, kid)).status).toBe(403);
  expect((await decide(true, support)).status).toBe(403);
  expect((await decide(true, parent, { version: 2 })).body.error.code).toBe('families.consent_outdated');
  expect((await decide(true, parent, { kidUid: other.kidUid })).body.error.code).toBe('families.kid_not_found');

  const at = school.clock.now().toString();
  expect((await decide(true)).body.consents).toContainEqual({ ...decided, kidUid, state: 'given', decidedAt: at });
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  await decide(true);
  // A child sees what is about itself, and what was decided the same way is not decided anew.
  expect((await kid.get('/user/consents')).body.consents).toContainEqual({ ...decided, kidUid, state: 'given', decidedAt: at });
  expect(await statesOf(kid)).toEqual([[kidUid, 'given']]);
  await decide(false, parent, { kidUid: sister });
  expect(await statesOf(support)).toEqual([
    [kidUid, 'given'],
    [sister, 'refused'],
  ]);
  expect(await statesOf(school.as(other.parent))).toEqual([[other.kidUid, 'unasked']]);

  const rows = await school.db.all(sql<{ given: boolean; by: string }>`
    select given, by_account as by from families_consents where family_id = ${family.familyId} and purpose = 'voice-recordings' order by number`);
  expect(rows).toEqual([true, true, false].map((given) => ({ given, by: family.accountId })));
  await expect(school.db.run(sql`update families_consents set given = true`)).rejects.toThrow(/append-only/);
  // Words that were changed since are others: the decision about the old ones is none.
  await school.db.run(sql`
    insert into families_consents (consent_id, family_id, kid_uid, purpose, version, given, by_account, decided_at)
    values (gen_random_uuid(), ${family.familyId}, ${kidUid}, 'voice-recordings', 7, true, ${family.accountId}, now())`);
  expect(await statesOf(kid)).toEqual([[kidUid, 'unasked']]);
});

test('to be taught is agreed to with the application, for each child, and is not taken back but by erasing', async () => {
  const school = await openSchool();
  const { parent, kidUid } = await haveFamily(school, { marketing: true });
  const { consents } = (await school.as(parent).get('/user/consents')).body;
  const now = school.clock.now().toString();
  expect(consents).toContainEqual({ purpose: 'service', kidUid, version: 1, state: 'given', decidedAt: now, isAnew: false });
  expect(consents).toContainEqual(expect.objectContaining({ purpose: 'marketing', kidUid: null, state: 'given' }));
  expect(consents).toContainEqual(expect.objectContaining({ purpose: 'lesson-recordings', kidUid, state: 'unasked' }));
  const refused = await school.as(parent).post('/user/consents', { purpose: 'service', version: 1, given: false });
  expect(refused.body.error.code).toBe('families.service_consent_needed');
});

test('what nobody has allowed is refused; the parent allows it for one child, and takes it back at once', async () => {
  const school = await openSchool();
  const { parent, familyId, kidUid } = await haveFamily(school);
  const as = school.as(parent);
  const kid = { name: 'Ира', dob: { year: 2017, month: 2 }, languages: ['ru'] };
  const { kidUid: sister } = (await as.post('/user/create/kid', kid, crypto.randomUUID())).body;
  for (const purpose of ['lesson-recordings', 'voice-recordings', 'third-parties'] as const) {
    const acts = (of: string) => school.db.inTransaction(() => school.families.insistOnConsent(familyId, of, purpose));
    const decide = (given: boolean, of?: string) =>
      as.post('/user/consents', { purpose, version: familiesLimits.consentVersions[purpose], given, ...(of && { kidUid: of }) });
    const refused = { code: 'families.consent_needed', facts: { purpose } };

    await expect(acts(kidUid)).rejects.toMatchObject(refused);
    expect((await decide(true, kidUid)).status).toBe(200);
    await acts(kidUid);
    await expect(acts(sister)).rejects.toMatchObject(refused);
    await decide(false, kidUid);
    await expect(acts(kidUid)).rejects.toMatchObject(refused);

    // Whoever acts by it is waited for; whoever takes it back meanwhile is not overtaken.
    await decide(true, kidUid);
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const acting = school.db.inTransaction(async () => {
      await school.families.insistOnConsent(familyId, kidUid, purpose);
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    let isTakenBack = false;
    const takenBack = decide(false, kidUid).then(() => (isTakenBack = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isTakenBack).toBe(false);
    ended.resolve();
    await Promise.all([acting, takenBack]);
    await expect(acts(kidUid)).rejects.toMatchObject(refused);
  }
});

test('the school writes the words of a consent: it asks anew where it says so, and each answer keeps the text it was about', async () => {
  const school = await openSchool();
  const { parent, familyId, kidUid } = await haveFamily(school);
  const [calls, office] = [school.as(parent), school.as(signedIn('manager'))];
  const read = async () => {
    const { consents, ownWords } = (await calls.get('/user/consents')).body;
    const it = consents.find(({ purpose }: { purpose: string }) => purpose === voices.purpose);
    return { ...it, own: ownWords.map(({ text }: { text: { ru: string } }) => text.ru) };
  };
  const path = '/manager/texts/consent-voice-recordings';
  const write = async (words: string, asksAnew: boolean) => {
    school.clock.set(school.clock.now().add({ minutes: 1 }));
    const both = (text: string) => ({ ru: text, en: text });
    const text = both(words);
    const body = { title: both('Голос'), sections: [{ title: both(''), text, words: both('') }] };
    const { draft, faults } = (await office.post(`${path}/draft`, { revision: 0, body })).body;
    expect(faults).toEqual([]);
    const { status } = await office.post(`${path}/publish`, { revision: draft.revision, validFrom: null, asksAnew, reason: 'Юрист' });
    expect(status).toBe(200);
  };
  // What came with the product says the span of the school by itself.
  expect((await office.get(path)).body.inForce.sections[0].text.ru).toContain('{voiceDays: день, дня, дней}');
  const decide = (version: number, given = true) => calls.post('/user/consents', { purpose: voices.purpose, version, given });
  expect((await decide(1)).status).toBe(200);
  await write('Запись слышит учитель.', false);
  expect(await read()).toMatchObject({ version: 1, state: 'given', isAnew: false, own: ['Запись слышит учитель.'] });
  await write('Запись слышат учитель и методист.', true);
  expect(await read()).toMatchObject({ version: 2, state: 'unasked', isAnew: true, own: ['Запись слышат учитель и методист.'] });
  await expect(school.families.insistOnConsent(familyId, kidUid, voices.purpose)).rejects.toMatchObject({
    code: 'families.consent_needed',
  });
  expect((await decide(1)).body.error.code).toBe('families.consent_outdated');
  await decide(2);
  expect(await read()).toMatchObject({ state: 'given', isAnew: false });
  const all = await school.families.decisionsOf(familyId);
  const kept = all.filter(({ purpose }) => purpose === voices.purpose).map(({ version, words }) => ({ version, isOwn: words !== null }));
  expect(kept).toEqual([
    { version: 1, isOwn: false },
    { version: 2, isOwn: true },
  ]);
  const [number] = all.flatMap(({ words }) => words ?? []);
  expect((await office.get(`${path}/versions/${number}`)).body.body.sections[0].text.ru).toBe('Запись слышат учитель и методист.');
  expect((await office.get(path)).body.versions).toMatchObject([{ asksAnew: true }, { asksAnew: false }]);
});

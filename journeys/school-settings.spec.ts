import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { choose, signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { words } from './words.ts';

test('a manager changes a setting, plans another and calls it off; families read the new one', { tag: '@long' }, async ({ openDevice }) => {
  const { ru, en } = words;
  const office = await openDevice(looks.laptop);
  await signIn(office, en, demo.manager);
  const t = en.schoolSettings;
  await office.getByRole('button', { name: en.staffLayout.places.more, exact: true }).click();
  await office.getByRole('link', { name: en.staffLayout.places.schoolSettings }).click();
  await expect(office.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expectAccessible(office);

  await office.getByRole('button', { name: t.changeIt(t.names.contactPhone) }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByRole('textbox', { name: t.names.contactPhone }).fill('+375 29 111-22-33');
  await sheet.getByLabel(en.office.reason.label).fill('A new number');
  await expectAccessible(office);
  await sheet.getByRole('button', { name: t.save }).click();
  await expect(office.getByText('+375 29 111-22-33')).toBeVisible();

  await office.getByRole('button', { name: t.changeIt(t.names.unpaidScheduleHours) }).click();
  await expect(sheet.getByText(t.effect.title)).toBeVisible();
  await sheet.getByRole('textbox', { name: t.names.unpaidScheduleHours }).fill('36');
  await choose(office, en.datedTerms.fromDay);
  await sheet.getByLabel(en.office.reason.label).fill('Winter');
  await sheet.getByRole('button', { name: t.save }).click();
  await expect(office.getByText(t.numbers.unpaidScheduleHours(36))).toBeVisible();
  await office.getByRole('button', { name: t.callOffIt(t.names.unpaidScheduleHours) }).click();
  await sheet.getByLabel(en.office.reason.label).fill('Not yet');
  await sheet.getByRole('button', { name: t.callOff }).click();
  await expect(office.getByText(t.numbers.unpaidScheduleHours(36))).toBeHidden();

  const family = await openDevice(looks.phone);
  await signIn(family, ru, demo.anna);
  await family.goto('/help');
  await expect(family.getByText('+375 29 111-22-33')).toBeVisible();
});

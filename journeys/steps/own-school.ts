import * as enSetup from '@school/words/en/entry/setup';
import * as enByHand from '@school/words/en/manager/by-hand';
import * as enFamilyMoney from '@school/words/en/manager/family-money';
import * as enManagedTeachers from '@school/words/en/manager/managed-teachers';
import * as enOpening from '@school/words/en/manager/school-opening';
import * as enContacts from '@school/words/en/shared/contacts';
import * as enSecondFactor from '@school/words/en/shared/second-factor';
import * as enStaff from '@school/words/en/shared/staff';
import * as enHours from '@school/words/en/teacher/teacher-hours';
import * as ruSetup from '@school/words/ru/entry/setup';
import * as ruByHand from '@school/words/ru/manager/by-hand';
import * as ruFamilyMoney from '@school/words/ru/manager/family-money';
import * as ruManagedTeachers from '@school/words/ru/manager/managed-teachers';
import * as ruOpening from '@school/words/ru/manager/school-opening';
import * as ruContacts from '@school/words/ru/shared/contacts';
import * as ruSecondFactor from '@school/words/ru/shared/second-factor';
import * as ruStaff from '@school/words/ru/shared/staff';
import * as ruHours from '@school/words/ru/teacher/teacher-hours';
import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../fixtures.ts';
import { words } from '../words.ts';
import { appCode } from './app-code.ts';
import type { Carriers } from './carriers.ts';

const russian = {
  ...words.ru,
  setup: ruSetup.texts,
  contacts: ruContacts.texts,
  secondFactor: ruSecondFactor.texts,
  byHand: ruByHand.texts,
  familyMoney: ruFamilyMoney.texts,
  staff: ruStaff.texts,
  managedTeachers: ruManagedTeachers.texts,
  opening: ruOpening.texts,
  hours: ruHours.texts,
};
const english = {
  ...words.en,
  setup: enSetup.texts,
  contacts: enContacts.texts,
  secondFactor: enSecondFactor.texts,
  byHand: enByHand.texts,
  familyMoney: enFamilyMoney.texts,
  staff: enStaff.texts,
  managedTeachers: enManagedTeachers.texts,
  opening: enOpening.texts,
  hours: enHours.texts,
};

/** The words of everybody who opens a school. */
export const ownWords = { ru: russian, en: english } as const;
export type OwnWords = (typeof ownWords)['ru' | 'en'];

/** A code as letters and SMS bear it. */
const six = /\b\d{6}\b/;

const owner = { name: 'Вера Ким', email: 'vera@school.example', password: 'birch-lake-42', phone: '+375291112233' };
export const hired = { name: 'Ольга Смирнова', email: 'olga@school.example', password: 'maple-river-17' };

/** A parent enters the code of the letter that came at registration: from now on the school writes to this address. */
export async function confirmEmail(page: Page, t: OwnWords, carriers: Carriers, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: t.contacts.confirmOf.email }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t.contacts.waiting.haveCode }).click();
  await expect.poll(() => carriers.letterTo(email, six)).toBeDefined();
  await sheet.getByRole('textbox', { name: t.contacts.code }).fill(six.exec(carriers.letterTo(email, six) ?? '')?.[0] ?? '');
  await sheet.getByRole('button', { name: t.contacts.confirm }).click();
  await expect(page.getByText(t.contacts.confirmed.email)).toBeVisible();
}

/** By the link of the terminal: a name, a password, a code of the app. */
export async function becomeOwner(page: Page, t: OwnWords, link: string, url: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: t.setup.title })).toBeVisible();
  // The secret does not stay in the address, where it would be photographed or shared.
  await expect(page).toHaveURL(`${url}/setup`);
  await page.getByRole('textbox', { name: t.setup.name }).fill(owner.name);
  await page.getByRole('textbox', { name: t.setup.email }).fill(owner.email);
  await page.getByLabel(t.setup.password, { exact: true }).fill(owner.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.setup.go }).click();

  await page.getByText(t.secondFactor.byHand).click();
  const key = await page.locator('code').innerText();
  await page.getByRole('textbox', { name: t.secondFactor.code }).fill(appCode(key));
  await page.getByRole('button', { name: t.secondFactor.confirm }).click();
  await expect(page.getByRole('heading', { name: t.secondFactor.recovery })).toBeVisible();
  await page.getByRole('button', { name: t.secondFactor.go }).click();
  await page.waitForURL('**/manager**');
}

/** A setting is chosen in its sheet. */
export async function chooseSetting(page: Page, t: OwnWords, name: string, value: string): Promise<void> {
  await page.goto('/manager/settings');
  await page.getByRole('button', { name: t.schoolSettings.changeIt(name), exact: true }).click();
  const sheet = page.getByRole('dialog');
  // One that may be empty says so behind its name.
  await sheet.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
  await sheet.getByLabel(t.office.reason.label).fill('Открытие');
  await sheet.getByRole('button', { name: t.schoolSettings.save, exact: true }).click();
  await expect(page.getByText(t.schoolSettings.saved).first()).toBeVisible();
  await expect(page.getByText(value).first()).toBeVisible();
}

/** From which minutes lessons start, while there is none yet. */
export async function chooseGrid(page: Page, t: OwnWords, minutes: number): Promise<void> {
  const name = t.schoolSettings.names.gridMinutes;
  await page.goto('/manager/settings');
  await page.getByRole('button', { name: t.schoolSettings.changeIt(name), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name }).selectOption(String(minutes));
  await sheet.getByLabel(t.office.reason.label).fill('Открытие');
  await sheet.getByRole('button', { name: t.schoolSettings.save, exact: true }).click();
  await expect(page.getByText(t.schoolSettings.saved).first()).toBeVisible();
}

/** The minutes past an hour of all times that somebody may choose on the page, in order. */
export async function minutesToChoose(page: Page, role: 'button' | 'link'): Promise<number[]> {
  const times = page.getByRole(role, { name: /\d:\d\d/ });
  await expect(times.first()).toBeAttached();
  const names = await times.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? it.textContent ?? ''));
  const starts = names.flatMap((name) => [...name.matchAll(/\d{1,2}:(\d\d)/g)].map(([, minute]) => Number(minute)));
  return [...new Set(starts)].sort((a, b) => a - b);
}

/** Families hear of everything at once, whatever the hour at which this runs: the night of the school is twelve hours from now. */
export async function wakeFamilies(page: Page, t: OwnWords, zone: string): Promise<void> {
  const from = (Temporal.Now.zonedDateTimeISO(zone).hour + 12) % 24;
  const name = t.schoolSettings.names.quietHours;
  await page.goto('/manager/settings');
  await page.getByRole('button', { name: t.schoolSettings.changeIt(name), exact: true }).click();
  const sheet = page.getByRole('dialog');
  const hours = { [t.schoolSettings.rangeFrom]: from, [t.schoolSettings.rangeTo]: (from + 1) % 24 };
  for (const [end, hour] of Object.entries(hours)) {
    await sheet.getByLabel(end, { exact: true }).fill(String(hour));
    // A number is taken when it is left.
    await sheet.getByLabel(end, { exact: true }).press('Tab');
  }
  await sheet.getByLabel(t.office.reason.label).fill('Открытие');
  await sheet.getByRole('button', { name: t.schoolSettings.save, exact: true }).click();
  await expect(page.getByText(t.schoolSettings.saved).first()).toBeVisible();
}

/** Mail and SMS are proved by codes that really came. */
export async function proveWays(page: Page, t: OwnWords, carriers: Carriers): Promise<void> {
  await page.goto('/manager/opening');
  const prove = async (way: 'mail' | 'sms', came: () => string | undefined) => {
    await page.getByRole('button', { name: t.opening.proof[way], exact: true }).click();
    const sheet = page.getByRole('dialog');
    if (way === 'sms') await sheet.getByLabel(t.opening.proof.phone).fill(owner.phone);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: t.opening.proof.send }).click();
    await expect(sheet.getByLabel(t.opening.proof.code)).toBeVisible();
    await expect.poll(came, { timeout: 30_000 }).toBeDefined();
    await sheet.getByLabel(t.opening.proof.code).fill(six.exec(came() ?? '')?.[0] ?? '');
    await sheet.getByRole('button', { name: t.opening.proof.check }).click();
    await expect(page.getByText(t.opening.steps[way].done)).toBeVisible();
  };
  await prove('mail', () => carriers.letterTo(owner.email, six));
  await prove('sms', () => carriers.smsSaying(six));
}

/** The bank is tried by the owner's own card: its message comes, and the money is seen. */
export async function tryBank(page: Page, t: OwnWords, carriers: Carriers, school: string): Promise<void> {
  const { banks } = t.opening;
  await carriers.payByCard(page, school, () => page.getByRole('button', { name: new RegExp(`${banks.names.stripe}$`) }).click());
  await expect(page).toHaveURL(`${school}/manager/opening`);
  await expect(page.getByText(banks.told)).toBeVisible();
  await expectAccessible(page);
}

/** A teacher of maths in both languages is hired, and gets a letter. */
export async function hire(page: Page, t: OwnWords): Promise<void> {
  await page.goto('/manager/teachers');
  await page.getByRole('button', { name: t.managedTeachers.hire }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: t.managedTeachers.form.email }).fill(hired.email);
  await sheet.getByLabel(t.managedTeachers.form.name).fill(hired.name);
  await sheet.getByRole('checkbox', { name: t.names.subjects.math, exact: true }).check({ force: true });
  // A subject is called like one of the languages; a child whose parent registers in English learns in English.
  await sheet.locator('input[name="languages"][value="en"]').check({ force: true });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t.managedTeachers.hire }).click();
  await expect(page.getByText(t.managedTeachers.hired(hired.email))).toBeVisible();
}

/** She comes in by her link, and opens some hours of every day. */
export async function comeToTeach(page: Page, t: OwnWords, letter: string): Promise<void> {
  const [link = ''] = /https?:\S+\/invitation#\S+/.exec(letter) ?? [];
  await page.goto(link);
  await page.getByLabel(t.staff.invitation.password).fill(hired.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.staff.invitation.go }).click();
  await page.waitForURL('**/teacher**');
  await page.goto('/teacher/availability?view=fields');
  const add = page.getByRole('button', { name: new RegExp(`^${t.hours.addTo('')}`) });
  await expect(add).toHaveCount(7);
  for (const ofDay of await add.all()) await ofDay.click();
  await expect(page.getByText(t.hours.touchesNobody)).toBeVisible();
  await page.getByRole('button', { name: t.hours.save, exact: true }).click();
  await expect(page.getByText(t.hours.saved)).toBeVisible();
}

/** The owner sees that nothing is in the way, and opens the school, knowing what is missing. */
export async function openToFamilies(page: Page, t: OwnWords): Promise<void> {
  await page.goto('/manager/opening');
  await expectAccessible(page);
  await page.getByRole('button', { name: t.opening.open, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t.opening.despite)).toBeVisible();
  await sheet.getByLabel(t.office.reason.label).fill('Всё готово');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t.opening.open, exact: true }).click();
  await expect(page.getByText(t.opening.states.open, { exact: true }).first()).toBeVisible();
}

/** The number of the family with this address. */
export async function familyOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/api/manager/found', { params: { search: email } });
  const { families } = (await answer.json()) as { families?: Array<{ familyId: string }> };
  expect(families, `${email}, as ${answer.url()} answers with ${answer.status()}`).toHaveLength(1);
  return families?.[0]?.familyId ?? '';
}

/** A family may pay before its trial. */
export async function letPay(page: Page, t: OwnWords, familyId: string): Promise<void> {
  const { paying } = t.familyMoney;
  await page.goto(`/manager/families/${familyId}/money`);
  await page.getByRole('button', { name: paying.open, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t.office.reason.label).fill('Попросили по телефону');
  await sheet.getByRole('button', { name: paying.open, exact: true }).click();
  await expect(page.getByText(paying.isOpen)).toBeVisible();
}

/** A second family pays in cash: the owner orders for it, and writes down what was taken. */
export async function takeCash(page: Page, t: OwnWords, familyId: string): Promise<void> {
  await page.goto(`/manager/families/${familyId}/money`);
  await page.getByRole('button', { name: t.byHand.order, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t.byHand.product).selectOption('individual-4');
  await sheet.getByLabel(t.office.reason.label).fill('Попросили по телефону');
  await sheet.getByRole('button', { name: t.byHand.order, exact: true }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: new RegExp(`^${t.byHand.payOf('')}`) }).click();
  await sheet.getByLabel(t.byHand.document.cash).fill('ПКО-1');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: new RegExp(t.byHand.save('.*')) }).click();
  await expect(page.getByText(new RegExp(t.byHand.done('.*')))).toBeVisible();
}

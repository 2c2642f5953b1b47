import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { demo } from './steps/demo.ts';
import { words } from './words.ts';

const t = words.ru;

test('a parent comes in by an SMS code, and chooses a forgotten password anew by the link of a letter, on a phone', async ({
  school,
  openDevice,
}) => {
  const page = await openDevice(looks.phone);
  await page.goto('/login');
  await page.getByRole('link', { name: t.login.bySms }).click();
  await page.getByLabel(t.smsCode.phone, { exact: true }).fill('8029 111-22');
  await page.getByRole('button', { name: t.smsCode.getCode }).click();
  await expect(page.getByText(t.smsCode.wrongPhone)).toBeVisible();
  await page.getByLabel(t.smsCode.phone, { exact: true }).fill('8029 111-22-33');
  await page.getByRole('button', { name: t.smsCode.getCode }).click();
  const code = page.getByLabel(t.smsCode.code);
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);

  const sms = (await school.inbox()).find(({ to, channel }) => channel === 'sms' && to === '375291112233');
  const sent = /^\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
  await code.fill(String((Number(sent) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: t.login.enter, exact: true }).click();
  await expect(page.getByText(t.refusals['identity.wrong_sms_code'])).toBeVisible();
  await code.fill(sent);
  await page.getByRole('button', { name: t.login.enter, exact: true }).click();
  await page.waitForURL('**/kid-switcher');

  // Signed out, also in the tab that was open beside.
  const beside = await page.context().newPage();
  await beside.goto('/schedule');
  await page.goto('/logout');
  await page.waitForURL('**/login');
  await beside.waitForURL('**/login');

  await page.getByRole('link', { name: t.login.forgotten }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newPassword.reset.title);
  await page.getByLabel(t.newPassword.reset.email).fill('nobody@example.com');
  await page.getByRole('button', { name: t.newPassword.reset.send }).click();
  await expect(page.getByText(t.refusals['auth/email-not-found'])).toBeVisible();
  await page.getByLabel(t.newPassword.reset.email).fill(demo.anna.email);
  await page.getByRole('button', { name: t.newPassword.reset.send }).click();
  await expect(page.getByText(t.newPassword.reset.sentTitle)).toBeVisible();

  const letter = (await school.inbox()).find(({ to, channel }) => channel === 'mail' && to === demo.anna.email);
  const reported: string[] = [];
  page.on('request', (request) => void (request.postData() && reported.push(request.postData() ?? '')));
  // As her mail program shows it: with the school's face, and one button.
  await page.goto(`/dev/inbox/${letter?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(letter?.subject ?? '');
  await expectAccessible(page);
  const button = page.locator('.bt a');
  const link = (await button.getAttribute('href')) ?? '';
  await button.click();
  await expect(page.getByText(t.newPassword.reset.choose)).toBeVisible();
  expect(page.url()).toBe(`${school.url}/reset-password?mode=resetPassword`);
  const choose = async (password: string, repeat = password) => {
    await page.getByRole('textbox', { name: t.newPassword.password, exact: true }).fill(password);
    await page.getByRole('textbox', { name: t.newPassword.repeat, exact: true }).fill(repeat);
    await page.getByRole('button', { name: t.newPassword.reset.save }).click();
  };
  await choose('oak river 77', 'oak river 78');
  await expect(page.getByText(t.newPassword.differs)).toBeVisible();
  await choose(demo.anna.password);
  await expect(page.getByText(t.refusals['identity.password_same'])).toBeVisible();
  await choose('oak river 77');
  await page.waitForURL('**/kid-switcher');
  const word = link.split('#')[1] ?? '-';
  expect(reported.filter((body) => body.includes(word) && body.includes('pageUrl'))).toEqual([]);

  // The link is over.
  await page.goto('/login');
  await page.goto(link);
  await expect(page.getByText(t.newPassword.reset.overTitle)).toBeVisible();
});

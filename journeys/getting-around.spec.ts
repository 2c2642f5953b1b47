import { texts as shell } from '@school/words/ru/shared/shell';
import { texts as errorPages } from '@school/words/ru/shared/error-pages';
import { texts as site } from '@school/words/ru/site/site';
import { expect, looks, lookingTest as test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { words } from './words.ts';

const { anna } = demo;
const t = words.ru;

test('whoever comes is led to a place of their own', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  const leads = async (from: string, to: RegExp) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  };
  // Strangers read what the school is; what is behind the sign-in waits for it.
  await leads('/', /:\d+\/$/);
  await expect(page.getByRole('link', { name: site.hero.try }).first()).toBeVisible();
  await leads('/schedule', /\/login\?next=/);
  await leads('/payment?mode=resetPassword&code=007', /\/reset-password\?mode=resetPassword$/);
  await signIn(page, t, anna);
  await expect(page).toHaveURL(/\/kid-switcher$/);
  await leads('/login', /\/kid-switcher$/);
  await leads('/teacher', /:\d+\/$/);
  await leads('/no/such/page', /\/no\/such\/page$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPages.notFound.title);
  await expect(page).toHaveTitle(`${errorPages.notFound.title} · Школа «Чип»`);
  await page.getByRole('link', { name: errorPages.toHome }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('staff who open the school by its name are led to their own page, and nothing is asked for that is not theirs', async ({
  openDevice,
}) => {
  const page = await openDevice(looks.laptop);
  await signIn(page, t, demo.teacher);
  await expect(page).toHaveURL(/\/teacher$/);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/teacher$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('a link opened signed out leads there after signing in, and nowhere else', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  const enter = async () => {
    await page.getByLabel(t.login.login).fill(anna.email);
    await page.getByLabel(t.login.password, { exact: true }).fill(anna.password);
    await page.getByRole('button', { name: t.login.enter, exact: true }).click();
    await expect(page).toHaveURL(/\/kid-switcher/);
    await page.getByRole('button', { name: t.entry.switcher.parent }).click();
  };
  await page.goto('/payment/history?kind=gold');
  await expect(page).toHaveURL(/\/login\?next=/);
  await enter();
  await expect(page).toHaveURL(/\/payment\/history\?kind=gold$/);
  // Who has signed out by themselves begins at home.
  await page.goto('/settings');
  await page.getByRole('button', { name: t.settings.sessions.signOut }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/login?next=//example.org/payment');
  await enter();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a connection that drops in the first seconds of a first visit costs nothing that was typed', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  // It drops before the pictures of the subjects have come, for which nobody waits.
  await page.route(/subject-tile|region-line/, (route) => route.abort('internetdisconnected'));
  await page.goto('/registration');
  const name = page.getByLabel(t.kidForm.name);
  const on = () => page.getByRole('button', { name: t.registration.next }).click();
  await name.fill('Лев');
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: shell.noConnection })).toBeVisible();
  await on();
  await page.getByLabel(t.kidForm.bornMonth).selectOption('5');
  await page.getByLabel(t.kidForm.bornYear).selectOption('2018');
  await on();
  await page.getByRole('radio', { name: new RegExp(`^${t.names.subjects.math}`) }).check({ force: true });
  const parent = page.getByLabel(t.registration.firstName);
  await parent.fill('Мария');
  await page.getByLabel(t.registration.password, { exact: true }).fill('four words in a row');
  // Longer than the page waits with what it needs for errorPages.
  await page.waitForTimeout(3_500);
  await expect(parent).toHaveValue('Мария');
  await page.context().setOffline(false);
  await expect(page.getByText(shell.noConnection)).toBeHidden();
  await expect(parent).toHaveValue('Мария');

  // Opened anew, the question is the same and all answers are there; the password is not kept.
  await page.reload();
  await expect(page.getByText(shell.kit.draftRestored)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.registration.questions.contact.title);
  await expect(parent).toHaveValue('Мария');
  await expect(page.getByLabel(t.registration.password, { exact: true })).toHaveValue('');
  // Back leads from question to question.
  await page.goBack();
  await expect(page.getByRole('radio', { name: new RegExp(`^${t.names.subjects.math}`) })).toBeChecked();
  await page.getByRole('button', { name: t.registration.backOne }).click();
  await expect(page.getByLabel(t.kidForm.bornYear)).toHaveValue('2018');
  await page.goBack();
  await expect(name).toHaveValue('Лев');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('four words');
  await page.getByRole('button', { name: shell.kit.draftClear }).click();
  await expect(name).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Мария');
  // Somebody who signs in here leaves no draft of a guest behind.
  await name.fill('Лев');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Лев');
  await signIn(page, t, anna);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Лев');
});

test('the look of a page that did not come is asked for again by itself', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  await signIn(page, t, anna);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const lost: string[] = [];
  await page.route('**/*.css', (route) => {
    const address = route.request().url();
    if (lost.includes(address)) return route.continue();
    lost.push(address);
    return route.abort('internetdisconnected');
  });
  await page.getByRole('link', { name: shell.places.schedule }).first().click();
  const came = (address: string) =>
    page.evaluate((href) => [...document.styleSheets].some((sheet) => sheet.href === href && sheet.cssRules.length > 0), address);
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  for (const address of lost) await expect.poll(() => came(address)).toBe(true);
});

test('what the home page needs is asked for once, before the app is there', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  await signIn(page, t, anna);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.home.balance.title })).toBeVisible();
  const early = await page.evaluate(() => 'early' in globalThis);
  expect(early).toBe(true);
  expect(asked.filter((path) => path === '/api/user')).toHaveLength(1);
});

test('a new page begins at its top and at its heading, and Back where one stood', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  await signIn(page, t, anna);
  await page.goto('/help');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  // Down the page, and still there a moment later: a page that is only just drawn goes to its own place first.
  const goDown = async () => {
    scrollTo(0, 250);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return scrollY;
  };
  await expect.poll(() => page.evaluate(goDown)).toBe(250);
  await page.getByRole('link', { name: shell.places.payment }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('without a connection one calm screen stands over the page, and what was typed stays', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  await page.goto('/login');
  await page.getByLabel(t.login.login).fill('anna@');
  // What tells of trouble is fetched while there is a connection, when the page is quiet.
  await page.waitForTimeout(4_000);
  await page.context().setOffline(true);
  await expect(page.getByRole('alertdialog', { name: errorPages.offline.title })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: errorPages.offline.restored })).toBeVisible();
  await expect(page.getByLabel(t.login.login)).toHaveValue('anna@');
});

test('a call that fails is told of by the red notice, in words', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  await page.goto('/login');
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 404, body: '<html></html>' }));
  await page.getByLabel(t.login.login).fill(anna.email);
  await page.getByLabel(t.login.password, { exact: true }).fill(anna.password);
  await page.getByRole('button', { name: t.login.enter, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: errorPages.tryLater })).toBeVisible();
});

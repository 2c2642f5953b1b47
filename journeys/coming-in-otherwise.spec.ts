import { texts as pictures } from '@school/words/ru/shared/pictures';
import { texts as social } from '@school/words/ru/entry/social';
import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { words } from './words.ts';

const t = words.ru;

test('a parent comes in by another service, and a child who cannot read by its pictures', { tag: '@long' }, async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  // An account that nobody has linked leads to the application; the one that Anna has linked opens hers.
  await page.goto('/login');
  await button(social.enterBy('local')).click();
  await button(/boris@local\.test/).click();
  await expect(page.getByRole('alert')).toContainText(social.unknownTitle);
  expect(page.url()).not.toContain('#');
  await page.getByRole('link', { name: social.byPassword }).click();
  await button(social.enterBy('local')).click();
  await button(/anna@local\.test/).click();
  await page.waitForURL('**/kid-switcher');

  // She chooses three pictures with Misha, and lets this phone show him.
  await page.goto('/settings/edit-children');
  await button(pictures.chooseOf('Миша')).click();
  const dialog = page.getByRole('dialog');
  const own = [pictures.names.cat, pictures.names.moon, pictures.names.duck] as const;
  for (const name of own) await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByLabel(pictures.password).fill(demo.anna.password);
  await dialog.getByRole('button', { name: pictures.save }).click();
  await expect(page.getByText(pictures.thisDevice)).toBeVisible();
  await page.goto('/logout');
  await page.waitForURL('**/login');

  // Misha finds himself, errs once, and is at home.
  await page.goto('/login');
  await expect(button(pictures.enterAs('Миша'))).toBeVisible();
  await expectAccessible(page);
  await button(pictures.enterAs('Миша')).click();
  for (const name of own.toReversed()) await button(name).click();
  await expect(page.getByText(pictures.speech.wrong)).toBeVisible();
  for (const name of own) await button(name).click();
  await page.waitForURL('**/kids/*');

  // From there only signing in leads to his mother.
  await page.goto('/kid-switcher');
  await button(/Анна/).click();
  await expect(page.getByRole('alert')).toHaveText(t.entry.switcher.byPictures);
  await page.getByRole('link', { name: t.entry.switcher.signInAgain }).click();
  await page.waitForURL('**/login');
  await signIn(page, t, demo.anna);
});

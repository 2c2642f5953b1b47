import type { Page } from '@playwright/test';

import { signIn } from '../steps/come-in.ts';
import { demo } from '../steps/demo.ts';
import type { Words } from '../words.ts';
import type { Visitor } from './places.ts';

const accounts = { parent: demo.anna, kid: demo.anna, small: demo.anna, reader: demo.igor, teacher: demo.teacher, manager: demo.manager };
const kids: Readonly<Record<string, string>> = { kid: 'Миша', small: 'Соня', reader: 'Ева' };

/** Comes in to the demo school as somebody: a guest stays outside, a child is chosen by its face. */
export async function enterAs(who: Visitor, page: Page, t: Words): Promise<void> {
  if (who === 'guest') return;
  await signIn(page, t, accounts[who]);
  const name = kids[who];
  if (name === undefined) return;
  await page.goto('/kid-switcher');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.waitForURL(/\/kids\//);
}

import type { Locator } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { annaAtHome, eventsOf, nextRegular } from './steps/demo.ts';
import { words } from './words.ts';

const ru = words.ru;

/** Presses something and counts it. */
const tapping = () => {
  let taps = 0;
  return {
    taps: () => taps,
    /** A press, or what else is done to it at once: a list out of which something is taken. */
    tap: async (target: Locator, press = (it: Locator): Promise<unknown> => it.tap()) => {
      taps += 1;
      await press(target);
    },
  };
};

test('a parent on a phone moves the next lesson in four taps from the home page', async ({ school, openDevice }) => {
  const phone = await openDevice(looks.phone);
  await annaAtHome(phone, ru);
  const before = await nextRegular(phone);
  await school.moveClockTo(Temporal.Instant.from(before.timestamp).subtract({ hours: 9 }));
  await annaAtHome(phone, ru);

  const { tap, taps } = tapping();
  await tap(
    phone
      .getByRole('button', { name: ru.lessonChange.move })
      .or(phone.getByRole('link', { name: ru.lessonChange.move }))
      .first(),
  );
  const sheet = phone.getByRole('dialog');
  await expect(sheet.getByText(ru.lessonChange.costsNothing)).toBeVisible();
  await expectAccessible(phone);
  await tap(sheet.getByRole('button', { name: /\d\d:\d\d/ }).last());
  await tap(sheet.getByLabel(ru.lessonChange.reason.label), (list) => list.selectOption(ru.lessonChange.reasons.ill));
  await tap(sheet.getByRole('button', { name: ru.lessonChange.doMove, exact: true }));
  await expect(sheet).toBeHidden();
  expect(taps()).toBeLessThanOrEqual(4);

  const events = await eventsOf(phone);
  expect(events.map(({ eventId }) => eventId)).not.toContain(before.eventId);
  expect(events.filter(({ kind }) => kind === 'transferred')).toHaveLength(1);
  await expect(phone.getByText(ru.names.lessonKinds.transferred).first()).toBeVisible();
  await expectAccessible(phone);
});

test(
  'at 8 hours a lesson can be cancelled; a second later the page says why not and leads to the school with the case written',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const laptop = await openDevice(looks.laptop);
    const en = words.en;
    await annaAtHome(laptop, en);
    const lesson = await nextRegular(laptop);
    const limit = Temporal.Instant.from(lesson.timestamp).subtract({ hours: 8 });

    await school.moveClockTo(limit.add({ seconds: 1 }), { stands: true });
    await annaAtHome(laptop, en);
    await laptop.goto(`/schedule?event=${lesson.eventId}`);
    const sheet = laptop.getByRole('region', { name: en.schedule.openedLesson });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('link', { name: en.lessonChange.cancel })).toHaveCount(0);
    const help = sheet.locator('a[href^="/chat"]').first();
    await expect(help).toBeVisible();
    await expectAccessible(laptop);
    await help.click();
    await laptop.waitForURL('**/chat**');
    await expect(laptop.getByRole('textbox').last()).not.toHaveValue('');

    // To the second: what the server says at 8 hours, and what the page lets one do shortly before.
    const mayCancel = async () => {
      const answer = await laptop.request.get(`/api/events/${lesson.eventId}/changes`);
      return ((await answer.json()) as { cancel: { allowed: boolean } }).cancel.allowed;
    };
    expect(await mayCancel()).toBe(false);
    await school.moveClockTo(limit, { stands: true });
    expect(await mayCancel()).toBe(true);
    await school.moveClockTo(limit.subtract({ minutes: 2 }));
    await annaAtHome(laptop, en);
    await laptop.goto(`/schedule?event=${lesson.eventId}`);
    await sheet.getByRole('link', { name: en.lessonChange.cancel }).click();
    await laptop.getByRole('dialog').getByLabel(en.lessonChange.reason.label).selectOption(en.lessonChange.reasons.ill);
    await laptop.getByRole('dialog').getByRole('button', { name: en.lessonChange.doCancel, exact: true }).last().click();
    // Her schedule holds more lessons than her balance: the unit goes to the next one.
    await expect(laptop.getByText(en.lessonChange.canceledPassedOn(''))).toBeVisible();
    const seen = async () => (await eventsOf(laptop)).find(({ eventId }) => eventId === lesson.eventId);
    expect((await seen())?.status).toBe('canceled');
    // And it comes back with it, by one tap.
    await laptop.getByRole('button', { name: en.lessonChange.undo, exact: true }).click();
    await expect(laptop.getByText(en.lessonChange.undone)).toBeVisible();
    expect(await seen()).toMatchObject({ status: 'scheduled', funded: true });
  },
);

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { annaAtHome, atHome, demo, eventsOf } from './steps/demo.ts';
import { words } from './words.ts';

test(
  'a child joins a group, leaves it, and gets a freed place of a full one from the waiting list',
  { tag: '@long' },
  async ({ openDevice }) => {
    const [ru, en] = [words.ru.groups, words.en.groups];
    const phone = await openDevice(looks.phone);
    await annaAtHome(phone, words.ru);
    await phone.goto('/groups');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(ru.title);
    await expectAccessible(phone);

    // Misha joins the readers: what it costs is told before, and the lessons stand in the schedule.
    await phone.getByRole('button', { name: new RegExp(`^${ru.join}: .*Сказки мира`) }).click();
    const dialog = phone.getByRole('dialog');
    await expect(dialog.getByText(ru.joining.cost)).toBeVisible();
    await expectAccessible(phone);
    await dialog.getByRole('button', { name: ru.joining.confirm }).click();
    await expect(phone.getByRole('heading', { name: ru.mine })).toBeVisible();
    expect((await eventsOf(phone)).filter(({ kind }) => kind === 'group').length).toBeGreaterThan(0);

    // He leaves again: the units come back, nothing of the group is left in the schedule.
    await phone.getByRole('button', { name: new RegExp(`^${ru.leave}: Сказки мира`) }).click();
    await dialog.getByRole('button', { name: ru.leaving.confirm }).click();
    await expect(dialog).toBeHidden();
    await expect(phone.getByRole('heading', { name: ru.mine })).toBeHidden();
    expect((await eventsOf(phone)).filter(({ kind, status }) => kind === 'group' && status === 'scheduled')).toEqual([]);

    // The talkers are full: he waits, second in line.
    await phone.getByRole('button', { name: new RegExp(`^${ru.wait}: .*Говорим смело`) }).click();
    await dialog.getByRole('button', { name: ru.request.confirm }).click();
    await expect(phone.getByText(ru.waiting.place(2))).toBeVisible();
    await expectAccessible(phone);

    // Another family leaves with both children: the first in line is offered a place, and so is Misha, on the open page.
    const laptop = await openDevice(looks.laptop);
    await atHome(laptop, words.en, demo.svetlana);
    for (let kids = 2; kids > 0; kids -= 1) {
      await laptop.goto('/groups');
      const leave = laptop.getByRole('button', { name: new RegExp(`^${en.leave}: Speak boldly`) });
      await expect(leave).toHaveCount(kids);
      await leave.first().click();
      await laptop.getByRole('dialog').getByRole('button', { name: en.leaving.confirm }).click();
      await expect(leave).toHaveCount(kids - 1);
    }
    await expect(phone.getByText(ru.offer.title)).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: new RegExp(`^${ru.offer.accept}`) }).click();
    await expect(phone.getByRole('heading', { name: ru.mine })).toBeVisible();
    await expect(phone.getByText(ru.waiting.place(2))).toBeHidden();
    expect((await eventsOf(phone)).filter(({ kind, status }) => kind === 'group' && status === 'scheduled').length).toBeGreaterThan(0);
  },
);

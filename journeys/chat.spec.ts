import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { annaAtHome, demo } from './steps/demo.ts';
import { words } from './words.ts';

/** A small orange square. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

test('people talk: read marks, a picture, what was written without a connection; contacts are stopped, and managers look at reports', async ({
  openDevice,
}) => {
  const [ru, en] = [words.ru, words.en];
  const phone = await openDevice(looks.phone);
  const laptop = await openDevice(looks.laptop);
  await annaAtHome(phone, ru);
  await signIn(laptop, en, demo.manager);

  // The contact centre sees who waits, takes the conversation and answers.
  await laptop.goto('/manager/chat?state=waiting');
  await laptop.getByRole('list', { name: en.chat.list }).getByRole('link').first().click();
  await laptop.getByRole('button', { name: en.helpdesk.take }).click();
  await expect(laptop.getByLabel(en.helpdesk.who)).not.toHaveValue('');
  const answer = laptop.getByRole('textbox', { name: en.chat.message });
  await answer.fill('Здравствуйте, Анна!');
  await answer.press('Enter');
  await expect(laptop.getByRole('log').getByText(en.chat.delivered)).toBeVisible();
  await expectAccessible(laptop);

  // The family sees the count wherever it is, reads, and the school sees that it has read.
  await expect(phone.getByRole('link', { name: ru.shell.places.chat })).toContainText('1');
  await phone.goto('/chat');
  await phone
    .getByRole('main')
    .getByRole('link', { name: /Школа «Чип»/ })
    .click();
  await expect(phone.getByRole('log').getByText('Здравствуйте, Анна!')).toBeVisible();
  await expect(laptop.getByRole('log').getByText(en.chat.read, { exact: true }).last()).toBeVisible();

  // Typing is seen on the other side; an emoji and a picture come over.
  const typed = phone.getByRole('textbox', { name: ru.chat.message });
  await typed.pressSequentially('Спасибо');
  // The sign fades when nobody types: whoever looks late sees it while the other goes on.
  await expect(async () => {
    await typed.press('Space');
    await typed.press('Backspace');
    await expect(laptop.getByText(en.chat.writing).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await phone.getByRole('button', { name: ru.chat.emoji }).click();
  await phone.getByRole('button', { name: '👍' }).click();
  await phone.getByRole('button', { name: ru.chat.send }).click();
  await expect(laptop.getByRole('log').getByText('Спасибо👍')).toBeVisible();
  // A picture waits for its words and comes over with them; so does a document, under its name.
  const file = phone.locator('input[type=file]');
  await file.setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: picture });
  await expect(phone.getByText('drawing.png')).toBeVisible();
  await typed.fill('Наш дом');
  await phone.getByRole('button', { name: ru.chat.send }).click();
  await expect(laptop.getByRole('button', { name: en.chat.openPicture })).toBeVisible();
  await expect(laptop.getByRole('log').getByText('Наш дом')).toBeVisible();
  const document = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n';
  await file.setInputFiles({ name: 'Тетрадь.pdf', mimeType: 'application/pdf', buffer: Buffer.from(document) });
  await expect(phone.getByText('Тетрадь.pdf')).toBeVisible();
  await phone.getByRole('button', { name: ru.chat.send }).click();
  const [taken] = await Promise.all([laptop.waitForEvent('download'), laptop.getByRole('link', { name: /Тетрадь\.pdf/ }).click()]);
  expect(taken.suggestedFilename()).toBe('Тетрадь.pdf');
  await expectAccessible(phone);

  // Without a connection one goes on writing; the page is even opened anew, and all of it goes out in its order, once.
  await phone.context().setOffline(true);
  for (const text of ['Первое', 'Второе', 'Третье']) {
    await typed.fill(text);
    await phone.getByRole('button', { name: ru.chat.send }).click();
  }
  await expect(phone.getByText(ru.chat.waits)).toHaveCount(3);
  await expect(phone.getByText(ru.chat.offline)).toBeVisible();
  await phone.context().setOffline(false);
  await phone.goto('/');
  const said = laptop.getByRole('log').getByRole('listitem');
  await expect(said.filter({ hasText: 'Третье' })).toBeVisible();
  const last = (await said.allInnerTexts()).slice(-3).map((text) => text.split('\n')[0]);
  expect(last).toEqual(['Первое', 'Второе', 'Третье']);

  // What was found is shown where it was said.
  await laptop.getByRole('searchbox', { name: en.chat.search }).fill('втор');
  await laptop.getByRole('list', { name: en.chat.found }).getByRole('link').click();
  await expect(laptop.locator('li:focus')).toContainText('Второе');
  await laptop.getByRole('button', { name: en.helpdesk.close }).click();
  await expect(laptop.getByText(en.helpdesk.closed, { exact: true }).first()).toBeVisible();

  // Between a teacher and a family contacts are stopped before they are shared; what was typed stays.
  const teacher = await openDevice(looks.phone);
  await signIn(teacher, ru, demo.teacher);
  await teacher.goto('/teacher/chat');
  await teacher.getByRole('link', { name: /Соня/ }).first().click();
  const lesson = teacher.getByRole('textbox', { name: ru.chat.message });
  await lesson.fill('Пишите мне в телеграм');
  await teacher.getByRole('button', { name: ru.chat.send }).click();
  await expect(teacher.getByText(ru.chat.stopped.messenger)).toBeVisible();
  await expect(lesson).toHaveValue('Пишите мне в телеграм');
  await expectAccessible(teacher);
  await lesson.fill('Домашнее задание сделайте к среде');
  await teacher.getByRole('button', { name: ru.chat.send }).click();

  // The family reports a message, and a manager settles it; what was stopped is there, too.
  await phone.goto('/chat');
  await phone.getByRole('link', { name: /Домашнее задание/ }).click();
  await phone.getByRole('button', { name: ru.chat.report }).click();
  await phone.getByLabel(ru.chat.reportReason).fill('Проверьте, пожалуйста');
  await phone.getByRole('button', { name: ru.chat.reportSend }).click();
  await expect(phone.getByText(ru.chat.reported)).toBeVisible();
  await laptop.goto('/manager/chat/reports');
  await expect(laptop.getByText('Пишите мне в телеграм')).toBeVisible();
  await expect(laptop.getByText(en.helpdesk.kinds.reported)).toBeVisible();
  await expectAccessible(laptop);
  await laptop.getByLabel(en.helpdesk.result).last().fill('Всё в порядке');
  await laptop.getByRole('button', { name: en.helpdesk.settle }).last().click();
  await expect(laptop.getByText(en.helpdesk.kinds.reported)).toBeHidden();
});

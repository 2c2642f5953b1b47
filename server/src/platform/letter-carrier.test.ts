import { expect, test } from 'vitest';

import { aLetter, openMailServer, openMessages } from '../../test/open-messages.ts';

test('a letter whose file cannot be made goes without it, and says so before its signature', async () => {
  const { letters, mail } = await openMailServer();
  const { messages } = await openMessages({ mail });
  const make = async () => {
    throw new Error('No paper');
  };
  messages.attach('receipt', make, () => 'Квитанция на странице школы.');
  const attaches = { name: 'receipt', about: { familyId: 'a', receiptId: 'b', locale: 'ru-RU' } } as const;
  await messages.queue({ ...aLetter, text: 'Деньги пришли.\n\nШкола', attaches });
  await messages.deliverDue();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text?.trim().split(/\n+/)).toEqual(['Деньги пришли.', 'Квитанция на странице школы.', 'Школа']);
  expect(letters[0]?.attachments).toEqual([]);
});

test('mail leaves by SMTP in full, and its words are not kept', async () => {
  const { letters, mail } = await openMailServer();
  const { db, messages } = await openMessages({ mail });
  messages.start();
  await db.inTransaction(() => messages.queue(aLetter));
  await expect.poll(() => letters.length).toBe(1);
  expect(letters[0]).toMatchObject({
    from: { name: 'Ёж 9«", Новый пароль', address: 'school@example.com' },
    to: [{ address: 'anna@example.com' }],
    subject: 'Новый пароль',
  });
  expect(letters[0]?.text).toContain('Ссылка: http://localhost/r');
  await expect.poll(async () => (await messages.latest({ limit: 1 }))[0]?.state).toBe('sent');
  expect((await messages.latest({ limit: 1 }))[0]).toMatchObject({ text: '', attempts: 1 });
});

test('a letter goes with its page and the pictures in it, and without them when they cannot be drawn', async () => {
  const { letters, mail } = await openMailServer();
  const { messages } = await openMessages({ mail });
  messages.dress(async ({ text }) => ({
    html: `<p>${text}</p><img src="cid:face">`,
    pictures: [{ id: 'face', name: 'a.png', bytes: Buffer.from('x') }],
  }));
  await messages.queue(aLetter);
  await messages.deliverDue();
  messages.dress(async () => Promise.reject(new Error('no picture')));
  await messages.queue({ ...aLetter, key: 'another' });
  await messages.deliverDue();
  expect(letters[0]?.html).toMatch(/<p>Ссылка: http:\/\/localhost\/r<\/p><img src="(cid:face|data:)/);
  expect(letters[0]?.attachments).toMatchObject([{ contentId: '<face>', filename: 'a.png', disposition: 'inline' }]);
  expect(letters[1]?.text).toContain('Ссылка: http://localhost/r');
  expect(letters[1]?.html).toBeUndefined();
});

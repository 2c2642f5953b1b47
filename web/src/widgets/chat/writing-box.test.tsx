import { act, screen } from '@testing-library/react';
import { chatLimits } from '@school/contract/chat/limits';
import { filesLimits } from '@school/contract/files/limits';
import { expect, onTestFinished, test, vi } from 'vitest';

import { onFailure } from '#api/failures.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { show } from '#testing/render.tsx';
import { clearRefusal, raiseRefusal } from './refused-message.ts';
import { WritingBox } from './writing-box.tsx';

const texts = ['chat', 'refusals', 'furtherRefusals'] as const;

async function opened({ draft = '', language }: { draft?: string; language?: 'en' } = {}) {
  const onSend = vi.fn();
  const { user } = await show(<WritingBox chatId="school" draft={draft} onSend={onSend} />, { texts, ...(language && { language }) });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  return { user, box, onSend };
}

test.each([
  ['ru', 'Сообщение', 'Отправить'],
  ['en', 'Message', 'Send'],
] as const)('Enter sends what was typed and empties the box; nothing but spaces is not sent (%s)', async (language, label, button) => {
  const { user, box, onSend } = await opened({ ...(language === 'en' && { language }) });
  expect([screen.getByLabelText(label), screen.getByRole('button', { name: button }).getAttribute('aria-disabled')]).toEqual([box, 'true']);
  await user.type(box, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await user.clear(box);
  await user.type(box, ' Добрый день {Enter}');
  expect([onSend.mock.calls, box.value]).toEqual([[[{ text: 'Добрый день' }]], '']);
});

test('Shift and Enter begin a new line; the button sends both', async () => {
  const { user, box, onSend } = await opened();
  await user.type(box, 'раз{Shift>}{Enter}{/Shift}два');
  expect([box.value, onSend.mock.calls]).toEqual(['раз\nдва', []]);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(onSend.mock.calls).toEqual([[{ text: 'раз\nдва' }]]);
});

test('what another page has prepared stands there and may be changed', async () => {
  const { user, box, onSend } = await opened({ draft: 'Хочу перенести урок' });
  await user.type(box, '!{Enter}');
  expect(onSend.mock.calls).toEqual([[{ text: 'Хочу перенести урок!' }]]);
});

const fileInput = () => screen.getByLabelText('Прикрепить картинку или PDF', { selector: 'input' });

test('a picture waits for its words and goes with them; one that is too large is told of by the red notice, and does not wait', async () => {
  const told: unknown[] = [];
  onTestFinished(onFailure(({ code, facts }) => void told.push([code, facts['megabytes']])));
  const { user, box, onSend } = await opened();
  const picture = new File(['x'], 'homework.png', { type: 'image/png' });
  await user.upload(fileInput(), picture);
  expect(await screen.findByText('homework.png')).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
  await user.type(box, 'Вот как он решил{Enter}');
  expect(onSend.mock.calls).toEqual([[{ text: 'Вот как он решил', file: { kind: 'picture', blob: picture, name: 'homework.png' } }]]);
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: filesLimits.pictureMegabytes * 1024 * 1024 + 1 });
  await user.upload(fileInput(), large);
  await expect.poll(() => told).toEqual([['files.too_large', filesLimits.pictureMegabytes]]);
  expect([screen.queryByText('large.png'), onSend.mock.calls.length]).toEqual([null, 1]);
});

test('a document goes without words, too; words too long to stand under it are a message of their own', async () => {
  const { user, box, onSend } = await opened();
  const scan = new File(['%PDF-'], 'тетрадь.pdf', { type: 'application/pdf' });
  const file = { kind: 'document', blob: scan, name: 'тетрадь.pdf' };
  await user.upload(fileInput(), scan);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(onSend.mock.calls).toEqual([[{ text: '', file }]]);
  await user.upload(fileInput(), scan);
  const long = 'а'.repeat(chatLimits.captionLength + 1);
  await user.click(box);
  await user.paste(long);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(onSend.mock.calls.slice(1)).toEqual([[{ text: '', file }], [{ text: long }]]);
});

test('what waits is taken back by one tap, and nothing is sent', async () => {
  const { user, onSend } = await opened();
  await user.upload(fileInput(), new File(['%PDF-'], 'тетрадь.pdf', { type: 'application/pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Убрать' }));
  const send = screen.getByRole('button', { name: 'Отправить' });
  expect([screen.queryByText('тетрадь.pdf'), send.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  expect(onSend).not.toHaveBeenCalled();
});

test('what the school would not take comes back to be said in another way, and says why', async () => {
  const { user, box } = await opened();
  const unsent = { key: 'key', whose: 'anna', chatId: 'school', text: 'Мой номер +375291234567', at: 0 };
  act(() => raiseRefusal(unsent, new SchoolRefusal('chat.contacts_not_shared', { kind: 'phone' }, 409)));
  expect([box.value, screen.getByRole('alert').textContent]).toEqual([
    'Мой номер +375291234567',
    expect.stringContaining('Передавать контакты в этом чате нельзя'),
  ]);
  await user.type(box, '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  act(clearRefusal);
});

import { act, screen } from '@testing-library/react';
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

test('a picture is sent by itself; one that is too large is told of by the red notice, and is not', async () => {
  const told: unknown[] = [];
  onTestFinished(onFailure(({ code, facts }) => void told.push([code, facts['megabytes']])));
  const { user, onSend } = await opened();
  const choose = screen.getByLabelText('Добавить картинку', { selector: 'input' });
  const picture = new File(['x'], 'homework.png', { type: 'image/png' });
  await user.upload(choose, picture);
  expect(onSend.mock.calls).toEqual([[{ text: '', picture }]]);
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: filesLimits.pictureMegabytes * 1024 * 1024 + 1 });
  await user.upload(choose, large);
  await expect.poll(() => told).toEqual([['files.too_large', filesLimits.pictureMegabytes]]);
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('what the school would not take comes back to be said in another way, and says why', async () => {
  const { user, box } = await opened();
  const unsent = { key: 'key', whose: 'anna', chatId: 'school', text: 'Мой номер +375291234567', at: 0 };
  act(() => raiseRefusal(unsent, new SchoolRefusal('chat.contacts_not_shared', { kind: 'phone' }, 409)));
  expect([box.value, screen.getByRole('alert').textContent]).toEqual([
    'Мой номер +375291234567',
    expect.stringContaining('Контакты в этом чате не передают'),
  ]);
  await user.type(box, '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  act(clearRefusal);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { api } from '#api/client.ts';
import { atFields } from '#api/form-refusals.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';
import { FormSheet } from './form-sheet.tsx';
import { noticesNow } from './notice.ts';
import { TextField } from './text-field.tsx';
import { typedText } from './typed-text.ts';

async function opened(onSubmit: (data: FormData, reason: string) => Promise<string | Record<string, string> | undefined>, draft?: string) {
  let closed = 0;
  const { user } = await show(
    <FormSheet
      title="Вернуть деньги"
      onClose={() => closed++}
      submit={{ label: 'Отправить' }}
      onSubmit={onSubmit}
      onRefusal={atFields()}
      reason={{ label: 'Почему', needed: 'Напишите, почему' }}
      {...(draft !== undefined && { draft })}
    >
      <TextField name="firstName" label="Имя" required />
    </FormSheet>,
    { texts: ['refusals', 'furtherRefusals'] },
  );
  return {
    user,
    closed: () => closed,
    name: screen.getByRole('textbox', { name: 'Имя' }),
    why: screen.getByRole('textbox', { name: 'Почему' }),
    send: screen.getByRole('button', { name: 'Отправить' }),
  };
}

test('it is a dialog with its name, and opens with the focus inside', async () => {
  await opened(() => Promise.resolve(''));
  const dialog = screen.getByRole('dialog', { name: 'Вернуть деньги' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('form', { name: 'Вернуть деньги' })).toBeTruthy();
});

test('without a reason nothing is sent: the field says so, has the focus, and is quiet again once one types', async () => {
  let sent = 0;
  const { user, why, send } = await opened(() => Promise.resolve(String(sent++)));
  await user.type(why, '   ');
  await user.click(send);
  await expect.poll(() => document.activeElement).toBe(why);
  expect(why.getAttribute('aria-invalid')).toBe('true');
  const described = (why.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Напишите, почему');
  expect(sent).toBe(0);
  await user.type(why, 'ошибка');
  expect(why.getAttribute('aria-invalid')).not.toBe('true');
});

test('what was typed survives a refusal, which stands at its field', async () => {
  const school = fakeSchool();
  school.on('PATCH /user', () => refusal('request.invalid', { status: 400, facts: { where: 'firstName' } }));
  const { user, name, why, send, closed } = await opened(async (data) => {
    await api('PATCH /user', { body: { firstName: typedText(data, 'firstName') } });
    return 'Готово';
  });
  await user.type(name, 'Анна');
  await user.type(why, 'сменила имя{Enter}');
  await expect.poll(() => document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect([name, why].map((field) => (field as HTMLInputElement).value)).toEqual(['Анна', 'сменила имя']);
  expect([closed(), noticesNow()]).toEqual([0, []]);
  expect(send.getAttribute('aria-busy')).toBeNull();
});

test('a double tap sends once, and when it is done the sheet closes and says so', async () => {
  const sent: string[] = [];
  let answer: (said: string) => void = () => undefined;
  const { user, why, send, closed } = await opened((_, reason) => {
    sent.push(reason);
    return new Promise((resolve) => (answer = resolve));
  });
  await user.type(why, ' ошибка кассы ');
  await user.dblClick(send);
  expect(send.getAttribute('aria-busy')).toBe('true');
  await user.click(send);
  expect(sent).toEqual(['ошибка кассы']);
  answer('Заявка отправлена');
  await expect.poll(closed).toBe(1);
  expect(noticesNow().map(({ text, tone }) => [text, tone])).toEqual([['Заявка отправлена', 'good']]);
});

test('what was typed is here again after the sheet was closed, until it is sent', async () => {
  const first = await opened(() => Promise.resolve('Готово'), 'draft:anna:refund');
  await first.user.type(first.why, 'передумали');
  const again = await opened(() => Promise.resolve('Готово'), 'draft:anna:refund');
  await expect.poll(() => (again.why as HTMLInputElement).value).toBe('передумали');
  expect(screen.getByRole('status').textContent).toMatch(/вводили раньше/);
  await again.user.click(again.send);
  await expect.poll(again.closed).toBe(1);
  const anew = await opened(() => Promise.resolve('Готово'), 'draft:anna:refund');
  expect((anew.why as HTMLInputElement).value).toBe('');
});

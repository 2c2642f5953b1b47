import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';

import { SecretSheet } from './secret-sheet.tsx';

const texts = ['schoolOpening', 'secondFactor', 'office', 'refusals'] as const;
const none = { kind: 'stripe', standing: 'none', hint: null, by: null, at: null } as const;

test('keys of a bank are checked before they are sent, and go with a code of the app; a wrong code is told at its field', async () => {
  const school = fakeSchool();
  school.on('POST /manager/school/secrets', () => refusal('identity.wrong_code'));
  const { user } = await show(<SecretSheet of={none} onClose={() => undefined} />, { texts });
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('Секретный ключ'), 'pk_live_1');
  await user.type(sheet.getByLabelText('Секрет уведомлений'), 'whsec_1');
  await user.type(sheet.getByLabelText('Код из приложения'), '123456');
  await user.type(sheet.getByLabelText('Причина'), 'Свой банк');
  const save = sheet.getByRole('button', { name: 'Сохранить' });
  await user.click(save);
  // A key that everybody may know is none to sign with.
  expect(sheet.getByLabelText('Секретный ключ').getAttribute('aria-invalid')).toBe('true');
  expect(school.asked).toEqual([]);
  await user.clear(sheet.getByLabelText('Секретный ключ'));
  await user.type(sheet.getByLabelText('Секретный ключ'), 'sk_live_12345');
  await user.click(save);
  await expect.poll(() => sheet.getByLabelText('Код из приложения').getAttribute('aria-invalid')).toBe('true');
  const secret = { kind: 'stripe', secretKey: 'sk_live_12345', webhookSecret: 'whsec_1' };
  expect(school.by('POST /manager/school/secrets').map(({ body }) => body)).toEqual([{ secret, code: '123456', reason: 'Свой банк' }]);
});

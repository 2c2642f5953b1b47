import type { StaffMember } from '@school/contract/staff/shapes';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { fakeSchool, refusal } from '#testing/school.ts';

import { OwnershipSheet } from './ownership-sheet.tsx';

const texts = ['staff', 'secondFactor', 'office', 'refusals'] as const;
const olga: StaffMember = {
  accountId: 'b7f3b1a0-0000-4000-8000-000000000001',
  name: 'Ольга Смирнова',
  email: 'olga@school.example',
  rights: ['people'],
  ownership: null,
  mayMove: { allowed: true },
  locale: 'ru-RU',
  state: 'active',
  invitedUntil: null,
  blocked: null,
  hasSecondFactor: true,
  sessions: 1,
  lastSeenAt: null,
  createdAt: '2026-11-01T10:00:00Z',
  own: false,
};
const staff = { staff: [olga], isAdmin: true, isOwner: true, secondFactorRequired: true };

test('an owner is proposed with a code of the app and a reason; a wrong code is told at its field', async () => {
  const school = fakeSchool();
  school.on('POST /manager/staff/:accountId/ownership', () => refusal('identity.wrong_code'));
  const { user } = await show(<OwnershipSheet of={olga} onClose={() => undefined} />, { texts });
  const sheet = within(await screen.findByRole('dialog'));
  // What it means, and when it comes, is said before.
  expect(sheet.getByText(/Изменение вступит в силу через 48 часов/)).not.toBeNull();
  const give = sheet.getByRole('button', { name: 'Сделать владельцем' });
  await user.type(sheet.getByLabelText('Причина'), 'Открываем вместе');
  await user.click(give);
  expect(school.asked).toEqual([]);
  const code = sheet.getByLabelText('Код из приложения');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await user.type(code, '123456');
  await user.click(give);
  await expect.poll(() => sheet.getByLabelText('Код из приложения').getAttribute('aria-invalid')).toBe('true');

  school.on('POST /manager/staff/:accountId/ownership', staff);
  await user.click(give);
  expect(await screen.findByText('Готово. Все владельцы получат письмо')).not.toBeNull();
  const asked = { becomes: true, code: '123456', reason: 'Открываем вместе' };
  expect(school.by('POST /manager/staff/:accountId/ownership').map(({ body }) => body)).toEqual([asked, asked]);
});

test('who cannot be moved is told why, and no code is asked for', async () => {
  fakeSchool();
  const alone: StaffMember = { ...olga, rights: ['owner'], mayMove: { allowed: false, why: 'staff.last_owner', facts: {} } };
  await show(<OwnershipSheet of={alone} onClose={() => undefined} />, { texts });
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/последний владелец|хотя бы один владелец/i)).not.toBeNull();
  expect(sheet.queryByLabelText('Код из приложения')).toBeNull();
});

test('a change that has not come yet is taken back by any owner, without a code', async () => {
  const school = fakeSchool();
  school.on('POST /manager/staff/:accountId/ownership/withdraw', staff);
  const moving = { ...olga, ownership: { becomes: true, dueAt: '2026-11-25T10:00:00Z', by: 'Вера Ким' } };
  const { user } = await show(<OwnershipSheet of={moving} onClose={() => undefined} />, { texts });
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByLabelText('Код из приложения')).toBeNull();
  await user.type(sheet.getByLabelText('Причина'), 'Передумали');
  await user.click(sheet.getByRole('button', { name: 'Отменить смену владельца' }));
  expect(await screen.findByText('Отменено')).not.toBeNull();
  expect(school.by('POST /manager/staff/:accountId/ownership/withdraw').map(({ body }) => body)).toEqual([{ reason: 'Передумали' }]);
});

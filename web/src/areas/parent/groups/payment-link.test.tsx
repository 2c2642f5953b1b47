import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Process } from '@school/contract/calendar/shapes';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { PaymentLink } from './payment-link.tsx';

const processes = (state?: Process['state']) => (state === undefined ? [] : [{ type: 'intro', state } as Process]);

async function linkOf(may: 'allowed' | 'payments.intro_first', state?: Process['state']) {
  const school = fakeSchool();
  school.on('GET /payment/products', () =>
    Response.json({ may: may === 'allowed' ? { allowed: true } : { allowed: false, why: may, facts: {} } }),
  );
  await show(<PaymentLink user={{ processes: processes(state) }} named="Говорим смело, Яна" />, { texts: ['groups'] });
  await expect.poll(() => school.by('GET /payment/products').length).toBe(1);
  return async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
}

test('who may not pay before the free trial is led to it, not to packages that cannot be paid', async () => {
  expect(await (await linkOf('payments.intro_first'))(/^Записаться на пробный урок/)).toBe('/intro-appointment');
  expect(screen.queryByRole('link', { name: /^Купить/ })).toBeNull();
  expect(await (await linkOf('payments.intro_first', 'inProgress'))(/^Пробный урок в расписании/)).toBe('/schedule');
});

test('who may pay is led to the packages of clubs', async () => {
  expect(await (await linkOf('allowed'))(/^Купить групповые уроки/)).toBe('/payment/products?kind=group');
});

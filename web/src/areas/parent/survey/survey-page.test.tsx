import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aFamily, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';
import { Page } from './survey-page.tsx';

async function asked(survey: 'after4' | 'after12') {
  const school = fakeSchool();
  school.on('GET /user', aFamily());
  school.on('GET /surveys', { surveys: [{ survey, kidUid: 'misha', kidName: 'Миша', until: hours(100), gift: 1 }] });
  await show(<Page />, { at: `/survey?survey=${survey}&kid=misha`, path: '/survey', texts: ['survey'] });
}
/** What one may answer to a question. */
const answersTo = async (question: RegExp) =>
  within(await screen.findByRole('group', { name: question }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);

test('what asks whether is answered by yes and no', async () => {
  await asked('after12');
  const yesAndNo = ['Да', 'Скорее да', 'Трудно сказать', 'Скорее нет', 'Нет'];
  expect(await answersTo(/Посоветуете ли/)).toEqual(yesAndNo);
  expect(await answersTo(/Хочет ли ребёнок/)).toEqual(yesAndNo);
});

test('what asks how is answered by good and bad', async () => {
  await asked('after4');
  expect(await answersTo(/С каким настроением/)).toEqual(['Отлично', 'Хорошо', 'Средне', 'Плохо', 'Совсем плохо']);
});

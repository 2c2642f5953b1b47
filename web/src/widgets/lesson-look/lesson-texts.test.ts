import { describe, expect, test } from 'vitest';

import { texts as en } from '@school/words/en/shared/lesson-look';
import { texts as ru } from '@school/words/ru/shared/lesson-look';

describe('the first lesson after a change of clocks, in plain words', () => {
  test.each([
    [-60, 'Часы перевели: урок по вашему времени на час раньше'],
    [60, 'Часы перевели: урок по вашему времени на час позже'],
    [120, 'Часы перевели: урок по вашему времени на 2 часа позже'],
    // Lord Howe moves its clocks by half an hour.
    [-30, 'Часы перевели: урок по вашему времени на 30 минут раньше'],
    [21, 'Часы перевели: урок по вашему времени на 21 минуту позже'],
  ])('%d minutes', (minutes, sentence) => {
    expect(ru.clockShift(minutes)).toBe(sentence);
  });

  test('in English too', () => {
    expect(en.clockShift(-60)).toBe('The clocks have changed: the lesson is an hour earlier in your time');
    expect(en.clockShift(30)).toBe('The clocks have changed: the lesson is 30 minutes later in your time');
  });
});

test('the case that goes to the contact centre says which lesson and leaves the reason to the parent', () => {
  const lesson = ru.withTeacher(ru.theLesson('Миша', 'Математика', 'ср, 25 ноября в 16:00', 'Минск'), 'Ольга Смирнова');
  expect(ru.moveCase(lesson)).toBe(
    'Здравствуйте! Помогите, пожалуйста, перенести урок: Миша, Математика, ср, 25 ноября в 16:00 (Минск), преподаватель Ольга Смирнова. Причина: ',
  );
});

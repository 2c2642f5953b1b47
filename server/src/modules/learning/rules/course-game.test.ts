import { describe, expect, test } from 'vitest';

import { collected, lessonOfGame } from './course-game.ts';

const lesson = (number: number, state: 'locked' | 'open' | 'done', openedAt: string | null) => ({
  lessonCode: `m2-0${number}`,
  number,
  title: { ru: 'Урок', en: 'Lesson' },
  state,
  openedAt,
});

describe('the game is made of', () => {
  test('nothing before the first lesson', () => {
    expect(lessonOfGame([lesson(1, 'locked', null)])).toBeUndefined();
  });

  test('the lesson held last, as long as none is finished', () => {
    const lessons = [lesson(1, 'open', '2026-11-02T10:00:00Z'), lesson(2, 'open', '2026-11-04T10:00:00Z'), lesson(3, 'locked', null)];
    expect(lessonOfGame(lessons)?.number).toBe(2);
  });

  test('the lesson finished last, by the time it was held and not by its number', () => {
    const lessons = [
      lesson(1, 'done', '2026-11-09T10:00:00Z'),
      lesson(2, 'done', '2026-11-04T10:00:00Z'),
      lesson(3, 'open', '2026-11-11T10:00:00Z'),
    ];
    expect(lessonOfGame(lessons)?.number).toBe(1);
  });
});

describe('five stars bring a piece', () => {
  test.each([
    [0, { found: 0, starsToNext: 5 }],
    [4, { found: 0, starsToNext: 1 }],
    [5, { found: 1, starsToNext: 5 }],
    [49, { found: 9, starsToNext: 1 }],
    [50, { found: 10, starsToNext: null }],
    [500, { found: 10, starsToNext: null }],
  ])('%i stars', (stars, expected) => {
    expect(collected(stars, 10, 5)).toEqual(expected);
  });
});

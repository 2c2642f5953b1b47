import { describe, expect, test } from 'vitest';

import { attendanceOf, type Visit } from './presence.ts';

const start = Temporal.Instant.from('2026-11-24T15:00:00Z');
const visit = (person: string, from: number, to: number): Visit => ({
  person,
  enteredAt: start.add({ seconds: from }),
  until: start.add({ seconds: to }),
});

describe('how long somebody was in a lesson', () => {
  test('two pages at once count once, a gap does not count, and waiting before the start is no lesson', () => {
    const [kid] = attendanceOf([visit('kid:a', -300, 100), visit('kid:a', 50, 200), visit('kid:a', 260, 300)], start);
    expect(kid).toEqual({ person: 'kid:a', firstAt: start.subtract({ seconds: 300 }), seconds: 240, together: 0 });
  });

  test('together is the time in which the other side was there', () => {
    const all = attendanceOf(
      [
        visit('teacher:o', 0, 600),
        visit('teacher:o', 700, 1000),
        visit('kid:a', 100, 800),
        visit('kid:b', 950, 1200),
        visit('parent:p', 0, 900),
      ],
      start,
    );
    expect(all.map(({ person, seconds, together }) => [person, seconds, together])).toEqual([
      ['teacher:o', 900, 650],
      ['kid:a', 700, 600],
      ['kid:b', 250, 50],
    ]);
  });

  test('a hundred random logs: the same as counting every second', () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let round = 0; round < 100; round += 1) {
      const drawn = Array.from({ length: 6 }, () => {
        const from = random(500) - 50;
        return { person: random(2) === 0 ? 'teacher:o' : 'kid:a', from, to: from + random(200) };
      });
      const isIn = (who: string, second: number) => drawn.some(({ person, from, to }) => person === who && from <= second && to > second);
      const seconds = Array.from({ length: 700 }, (_, second) => second);
      const visits = drawn.map(({ person, from, to }) => visit(person, from, to));
      for (const { person, ...found } of attendanceOf(visits, start)) {
        const other = person === 'kid:a' ? 'teacher:o' : 'kid:a';
        expect(found.seconds).toBe(seconds.filter((at) => isIn(person, at)).length);
        expect(found.together).toBe(seconds.filter((at) => isIn(person, at) && isIn(other, at)).length);
      }
    }
  });
});

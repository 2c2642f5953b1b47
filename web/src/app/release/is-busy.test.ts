import { describe, expect, test } from 'vitest';

import { isLessonOn, isRunning } from './is-busy.ts';

describe('a new version waits', () => {
  const lesson = { timestamp: '2026-11-22T10:00:00Z', minutes: 25 };
  const isOn = (time: string) => isLessonOn([lesson], Date.parse(`2026-11-22T${time}Z`));

  test('from ten minutes before a lesson to the second', () =>
    expect(['09:49:59', '09:50:00', '09:50:01'].map(isOn)).toEqual([false, true, true]));
  test('until ten minutes after it to the second', () =>
    expect(['10:34:59', '10:35:00', '10:35:01'].map(isOn)).toEqual([true, false, false]));

  test('while a task, a diagnostics, a game, a report or a payment is on the screen', () => {
    const running = [
      '/kids/k1/courses/math/lessons/m2-08/playbooks/p1',
      '/kids/k1/reading-courses/reading/3/play/2',
      '/onboarding/test-math/k1/0',
      '/brain-trainer/p1/frog/k1',
      '/teacher/lessons/e1',
      '/payment/products',
    ];
    const calm = ['/', '/schedule', '/payment', '/teacher', '/brain-trainer', '/kids/k1/courses/math', '/onboarding'];
    expect([...running, ...calm].filter(isRunning)).toEqual(running);
  });
});

import { expect, test } from 'vitest';

import { nextAfterPayment } from './next-after-payment.ts';

const days = [{ weekday: 1, startMinute: 600 }];

test('a package for a schedule that runs already asks for no days', () => {
  const running = [{ type: 'learning', state: 'inProgress', days } as const];
  expect(nextAfterPayment('individual', running)).toBe('goOn');
  expect(nextAfterPayment('individual', [{ type: 'learning', state: 'waitSchedulingNextLesson', days: [] }, ...running])).toBe(
    'chooseDays',
  );
  expect(nextAfterPayment('individual', [{ type: 'learning', state: 'finished', days: [] }])).toBeUndefined();
  expect(nextAfterPayment('group', running)).toBe('chooseClub');
});

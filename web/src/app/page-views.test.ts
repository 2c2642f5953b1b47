import { expect, test } from 'vitest';

import { withoutSecrets } from './page-views.ts';

test('an address leaves with a page view without what opens doors', () => {
  expect(withoutSecrets('https://school.test/?token=abc&week=2026-11-16#token=abc')).toBe('https://school.test/?week=2026-11-16');
  expect(withoutSecrets('https://school.test/reset-password?mode=resetPassword&oobCode=1&code=2')).toBe(
    'https://school.test/reset-password?mode=resetPassword',
  );
});

import { afterEach, expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { NoGame } from '#widgets/brain/no-game.tsx';

afterEach(() => document.documentElement.removeAttribute('data-no-mascot'));

const chips = () => document.querySelectorAll('svg.chip').length;

test('Chip is there for children where the school has him, and where it has not only the words are', async () => {
  await show(<NoGame home={null} />, { texts: ['refusals'] });
  await expect.poll(chips).toBe(1);

  // As the server writes it into the page.
  document.documentElement.dataset['noMascot'] = '';
  await show(<NoGame home={null} />, { texts: ['refusals'] });
  expect(document.querySelectorAll('[data-mascot]')).toHaveLength(0);
  expect(document.querySelector('h1')?.textContent).not.toBe('');
});

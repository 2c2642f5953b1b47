import { afterEach, expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { NoGame } from '#widgets/brain/no-game.tsx';

import { ownPicture } from './own-pictures.ts';

afterEach(() => document.documentElement.removeAttribute('data-no-mascot'));

const foxes = () => [...document.querySelectorAll('img')].filter((it) => it.getAttribute('src') === ownPicture('fox'));

test('the fox is there for children where the school has it, and where it has not only the words are', async () => {
  await show(<NoGame home={null} />, { texts: ['refusals'] });
  expect(foxes()).toHaveLength(1);

  // As the server writes it into the page.
  document.documentElement.dataset['noMascot'] = '';
  await show(<NoGame home={null} />, { texts: ['refusals'] });
  expect(foxes()).toEqual([]);
  expect(document.querySelector('h1')?.textContent).not.toBe('');
});

import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import type { Band } from '../band.ts';
import { StageProvider } from '../stage.tsx';
import { TypeText } from './type-text/task.tsx';

const words = (text: string) => ({ ru: text, en: text });
const letters = Array.from('абвеиклопрфы');

async function open(band: Band, { own = letters as string[] | null, busy = false } = {}) {
  const onAnswer = vi.fn();
  const task = { template: 'type-text', ask: words('Кто это?'), hint: true, tries: 3, lang: 'ru', most: 20, letters: own } as const;
  const { user } = await show(
    <StageProvider value={{ band, tongue: 'ru', saying: null, attemptUid: 'attempt' }}>
      <TypeText
        task={task}
        place={{ taskIdx: 0, round: 0 }}
        tries={0}
        kept={null}
        missed={null}
        hint={null}
        busy={busy}
        final={null}
        solved={false}
        onAnswer={onAnswer}
      />
    </StageProvider>,
    { texts: ['tasks', 'player'] },
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name, exact: true } as never));
  return { user, press, onAnswer };
}

test('a child who cannot type taps a word, takes a letter back, and gives it', async () => {
  const { press, onAnswer } = await open('pre');
  for (const letter of 'лефв') await press(letter);
  await press('Стереть букву');
  await press('Стереть букву');
  await press('в');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'лев');
  // The keyboard of the device does not cover the letters.
  expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe('none');
  await press('Проверить');
  expect(onAnswer).toHaveBeenCalledWith({ template: 'type-text', text: 'лев' });
});

test('keys write the same word, also letters that do not lie there, and wherever the focus is', async () => {
  const { user, onAnswer } = await open('pre');
  await user.keyboard('зев{Backspace}');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('в{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ template: 'type-text', text: 'зев' });
});

test('nothing is written while the answer is judged', async () => {
  const { press, user } = await open('pre', { busy: true });
  await press('л');
  await user.keyboard('е');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});

test('an early reader types, and has the letters when it wants them; from ten on there are none', async () => {
  const { press } = await open('junior');
  expect(screen.queryByRole('group', { name: 'Твой ответ' })).toBeNull();
  await press('Показать буквы');
  expect(within(screen.getByRole('group', { name: 'Твой ответ' })).getAllByRole('button')).toHaveLength(letters.length);
  await open('teen');
  expect(screen.queryByRole('button', { name: 'Показать буквы' })).toBeNull();
  await open('pre', { own: null });
  expect(screen.queryByRole('group', { name: 'Твой ответ' })).toBeNull();
});

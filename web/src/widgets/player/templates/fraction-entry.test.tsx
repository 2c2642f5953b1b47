import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { StageProvider } from '../stage.tsx';
import { FractionEntry } from './fraction-entry/task.tsx';

async function open() {
  const onAnswer = vi.fn();
  const ask = { ru: 'Запиши дробь', en: 'Write the fraction' };
  const own = { line: [], wholes: true, top: null, bottom: null, digits: 2 };
  const task = { template: 'fraction-entry' as const, ask, hint: true, tries: 3, ...own };
  const { user } = await show(
    <StageProvider value={{ band: 'junior', tongue: 'ru', saying: null, attemptUid: 'attempt' }}>
      <FractionEntry
        task={task}
        place={{ taskIdx: 0, round: 0 }}
        tries={0}
        kept={null}
        missed={null}
        hint={null}
        busy={false}
        final={null}
        solved={false}
        onAnswer={onAnswer}
      />
    </StageProvider>,
    { texts: ['tasks', 'furtherTasks', 'player'] },
  );
  const tap = (part: RegExp) => user.click(screen.getByRole('button', { name: part }));
  return { user, tap, onAnswer };
}

test('Enter after a tap on a field goes on to the next one, and gives the answer from the last', async () => {
  const { user, tap, onAnswer } = await open();
  await tap(/^Целые/);
  await user.keyboard('1{Enter}3{Enter}4{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ template: 'fraction-entry', whole: 1, top: 3, bottom: 4 });
});

test('Enter without a tap does the same', async () => {
  const { user, onAnswer } = await open();
  await user.keyboard('3{Enter}4{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ template: 'fraction-entry', whole: null, top: 3, bottom: 4 });
});

test('wholes alone are an answer: the empty fraction is passed', async () => {
  const { user, tap, onAnswer } = await open();
  await tap(/^Целые/);
  await user.keyboard('2{Enter}');
  expect(onAnswer).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onAnswer).toHaveBeenCalledWith({ template: 'fraction-entry', whole: 2, top: null, bottom: null });
});

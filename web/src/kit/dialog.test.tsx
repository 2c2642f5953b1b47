import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { PageLayout } from './page-layout.tsx';

/** A page of one promo code, which is gone once it has been removed in the dialog, at once or when the page was asked for anew. */
function OneCode({ goesLater = false }: { goesLater?: boolean }) {
  const [state, setState] = useState<'there' | 'asked' | 'gone'>('there');
  const remove = () => {
    setState(goesLater ? 'there' : 'gone');
    if (goesLater) setTimeout(() => setState('gone'), 100);
  };
  return (
    <PageLayout title="Промокоды">
      {state !== 'gone' && (
        <button type="button" onClick={() => setState('asked')}>
          Убрать
        </button>
      )}
      {state === 'asked' && (
        <Dialog title="Убрать промокод?" onClose={() => setState('there')}>
          <button type="button" onClick={remove}>
            Да
          </button>
        </Dialog>
      )}
    </PageLayout>
  );
}

test('a dialog that is closed gives the focus back to what opened it', async () => {
  const { user } = await show(<OneCode />);
  await user.click(screen.getByRole('button', { name: 'Убрать' }));
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать' }));
});

test.each([false, true])('where what opened it is gone, the heading of the page has the focus (a moment later: %s)', async (goesLater) => {
  const { user } = await show(<OneCode goesLater={goesLater} />);
  await user.click(screen.getByRole('button', { name: 'Убрать' }));
  await user.click(screen.getByRole('button', { name: 'Да' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Убрать' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';

import { partAhead } from './part-ahead.tsx';

const Room = ({ name }: { name: string }) => <p>{name}</p>;

test('a part that was asked for ahead is there in the same moment; one that was not comes later, and neither begins anew', async () => {
  const Asked = partAhead(async () => Room);
  await Asked.ahead();
  const { unmount } = render(
    <Suspense fallback="not yet">
      <Asked name="in" />
    </Suspense>,
  );
  expect(screen.getByText('in')).toBeTruthy();
  unmount();

  const Late = partAhead(async () => Room);
  const late = (name: string) => (
    <Suspense fallback="not yet">
      <Late name={name} />
    </Suspense>
  );
  const { rerender } = render(late('later'));
  expect(screen.getByText('not yet')).toBeTruthy();
  await act(() => new Promise((go) => setTimeout(go, 400)));
  const first = screen.getByText('later');
  rerender(late('still'));
  expect(screen.getByText('still')).toBe(first);
});

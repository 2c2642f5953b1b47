import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useHeld } from './use-held.ts';

function Door({ onOpen }: { onOpen(): void }) {
  const { held } = useHeld(2000, onOpen);
  return (
    <button type="button" {...held}>
      Door
    </button>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('a way out opens when it is held long enough, not by a slip, and at once for a screen reader', () => {
  const onOpen = vi.fn();
  render(<Door onOpen={onOpen} />);
  const door = screen.getByRole('button');
  fireEvent.pointerDown(door);
  pass(1500);
  fireEvent.pointerUp(door);
  fireEvent.click(door);
  pass(5000);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.keyDown(door, { key: 'Enter' });
  pass(2000);
  expect(onOpen).toHaveBeenCalledTimes(1);
  fireEvent.keyUp(door, { key: 'Enter' });
  fireEvent.pointerDown(door);
  pass(2000);
  fireEvent.pointerUp(door);
  fireEvent.click(door);
  expect(onOpen).toHaveBeenCalledTimes(2);
  // A screen reader presses without a finger and without a key.
  fireEvent.click(door);
  expect(onOpen).toHaveBeenCalledTimes(3);
});
